// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/url_stream.h"

#include "app/cli/text.h"

namespace crawlright::cli {

void sayFaults(const BlockReader& reader, Console& console)
{
    if (!reader.error().isEmpty())
        console.fault(reader.error());
    if (reader.droppedLines() > 0)
        console.fault(Cli::tr("%1: lines longer than 16 MiB, which no URL is, were left out: %2.")
                          .arg(reader.name())
                          .arg(reader.droppedLines()));
}

} // namespace crawlright::cli
