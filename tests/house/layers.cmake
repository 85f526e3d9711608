# SPDX-FileCopyrightText: 2026 The Crawlright developers
# SPDX-License-Identifier: MIT

# One way only: app → ui → core. Run as: cmake -DSOURCE=… -P layers.cmake
# Each line: the folder, then what its files must not include.
set(forbidden
    "core|\"(ui|app|tests)/|<Q|<KSyntax"
    "core/net|\"(ui|app|tests)/|<QtWidgets|<QWidget|<QtGui|<KSyntax"
    "ui/words|\"(app|tests)/|\"ui/(session|editor|problems|outline|tester|fetch|files|window)/|<QWidget|<KSyntax"
    "ui/report|\"(app|tests)/|\"ui/(session|editor|problems|outline|tester|fetch|files|window)/|<QWidget|<KSyntax"
    "ui/project|\"(app|tests)/|\"ui/(words|session|editor|problems|outline|tester|fetch|files|window)/|<QWidget|<QtGui|<KSyntax"
    "ui/repro|\"(app|tests)/|\"ui/(words|session|editor|problems|outline|tester|fetch|files|window)/|<QWidget|<QtGui|<KSyntax"
    "ui|\"(app|tests)/"
    "app|\"tests/")
set(faults "")
set(count 0)
foreach(rule IN LISTS forbidden)
    string(FIND "${rule}" "|" bar)
    string(SUBSTRING "${rule}" 0 ${bar} folder)
    math(EXPR bar "${bar} + 1")
    string(SUBSTRING "${rule}" ${bar} -1 pattern)
    file(GLOB_RECURSE sources RELATIVE "${SOURCE}" "${SOURCE}/${folder}/*.h" "${SOURCE}/${folder}/*.cpp")
    foreach(source IN LISTS sources)
        if(folder STREQUAL "core" AND source MATCHES "^core/net/")
            continue() # the one folder of core that knows Qt
        endif()
        math(EXPR count "${count} + 1")
        file(STRINGS "${SOURCE}/${source}" includes REGEX "^#include +(${pattern})")
        foreach(include IN LISTS includes)
            string(APPEND faults "  ${source}: ${include}\n")
        endforeach()
    endforeach()
endforeach()
if(count EQUAL 0)
    message(FATAL_ERROR "no source below ${SOURCE}")
endif()
if(faults)
    message(FATAL_ERROR "a lower folder knows a higher one:\n${faults}")
endif()
message(STATUS "${count} files keep to their layer")
