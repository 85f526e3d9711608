#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Crawlright developers
# SPDX-License-Identifier: MIT
"""How long the window takes to be seen, and what it holds in memory.

    packaging/env tests/bench/start.py build/bench/bin/crawlright FILE

needs DISPLAY, an X display of its own (Xvfb) that is black and has no other window. A start ends when
a place within the bars at the top of the window is no longer black. Prints what it measured: wall time,
so the machine must be quiet; the first start, which reads the disk, is told apart.
"""

import ctypes
import os
import subprocess
import sys
import tempfile
import time

STARTS = 12
PLACE = (700, 40)
PATIENCE = 60.0
SETTLE = 8.0


class Screen:
    """One pixel of the display."""

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        for name in ("XOpenDisplay", "XGetImage"):
            getattr(self.x11, name).restype = ctypes.c_void_p
        for name in ("XDefaultRootWindow", "XGetPixel", "XAllPlanes"):
            getattr(self.x11, name).restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        if not self.display:
            sys.exit("no X display")
        self.root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))

    def is_black(self):
        planes = ctypes.c_ulong(self.x11.XAllPlanes())
        z_pixmap = 2
        image = ctypes.c_void_p(
            self.x11.XGetImage(self.display, self.root, *PLACE, 1, 1, planes, z_pixmap)
        )
        pixel = self.x11.XGetPixel(image, 0, 0) & 0xFFFFFF
        self.x11.XDestroyImage(image)
        return pixel == 0

    def wait(self, black):
        end = time.monotonic() + PATIENCE
        while self.is_black() != black:
            if time.monotonic() > end:
                sys.exit("gave up waiting for the window")
            time.sleep(0.001)


def memory_of(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        for line in status:
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    return 0


def start(screen, arguments):
    begin = time.monotonic()
    process = subprocess.Popen(arguments)
    screen.wait(black=False)
    return process, (time.monotonic() - begin) * 1000


def end(screen, process):
    process.kill()
    process.wait()
    screen.wait(black=True)


def measure(program, file):
    screen = Screen()
    times = []
    for _ in range(STARTS):
        process, taken = start(screen, [program])
        times.append(taken)
        time.sleep(0.5)
        end(screen, process)
    rest = sorted(times[1:])
    print(f"start to an empty window: first {times[0]:.0f} ms, then median {rest[len(rest) // 2]:.0f}, "
          f"least {rest[0]:.0f}, most {rest[-1]:.0f} ms")
    held = []
    for arguments in ([program, "-n"], [program, "-n", file]):
        process, _ = start(screen, arguments)
        time.sleep(SETTLE)
        held.append(memory_of(process.pid))
        end(screen, process)
    size = os.path.getsize(file)
    print(f"memory: {held[0] / 1e6:.1f} MB, with a file of {size / 1e3:.0f} kB {held[1] / 1e6:.1f} MB: "
          f"{(held[1] - held[0]) / size:.1f} times the file more")


with tempfile.TemporaryDirectory() as home:
    os.environ.update(HOME=home, TMPDIR=home, QT_QPA_PLATFORM="xcb")
    measure(sys.argv[1], sys.argv[2])
