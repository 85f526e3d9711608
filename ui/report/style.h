// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

namespace crawlright::report {

/// Without `<`, `>`, `&` and quotation marks, which would be escaped. Blue and orange can be told
/// apart by nearly everybody; words and signs say the same.
inline constexpr char style[] = R"(
:root { color-scheme: light dark; --ink: #1d2733; --quiet: #5a6675; --paper: #ffffff;
  --sheet: #f4f6f8; --line: #d5dbe1; --blocked: #b3470a; --blockedsheet: #fdeee4;
  --allowed: #0b5f8a; --allowedsheet: #e6f2f9; --unsure: #6b5a00; --unsuresheet: #fbf5d9;
  --error: #a8201a; --accent: #24527a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e9ee; --quiet: #9fabb8; --paper: #14191f;
  --sheet: #1e252d; --line: #36414c; --blocked: #ff9d5c; --blockedsheet: #3a2416;
  --allowed: #7cc4ee; --allowedsheet: #16303f; --unsure: #e6d26b; --unsuresheet: #36310f;
  --error: #ff8a80; --accent: #8fc1ea; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2.5rem 2rem 4rem; max-width: 72rem; color: var(--ink);
  background: var(--paper); font: 16px/1.5 system-ui, -apple-system, Segoe UI, Roboto, Noto Sans,
  Helvetica, Arial, sans-serif; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .25rem; letter-spacing: -.01em; }
h2 { font-size: 1.35rem; margin: 3rem 0 .75rem; padding-bottom: .35rem;
  border-bottom: 2px solid var(--line); }
h3 { font-size: 1.05rem; margin: 0 0 .5rem; }
h3 code { font-size: 1.05rem; font-weight: 700; }
p { margin: .4rem 0; max-width: 46rem; }
a { color: var(--accent); }
code { font: .9em/1.45 ui-monospace, SFMono-Regular, Consolas, Noto Sans Mono, DejaVu Sans Mono,
  monospace; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
header { border-bottom: 4px solid var(--accent); padding-bottom: 1.25rem; }
header .name { font-size: 1.15rem; }
nav a { margin-inline-end: 1.25rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem;
  margin: 1rem 0; }
.card { background: var(--sheet); border: 1px solid var(--line); border-radius: .5rem;
  padding: 1rem; break-inside: avoid; }
.card .numbers { display: flex; justify-content: space-between; font-variant-numeric: tabular-nums; }
.bar { display: flex; height: .65rem; margin: .5rem 0; border-radius: .3rem; overflow: hidden;
  background: var(--line); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.bar span { display: block; min-width: 2px; }
.bar .allowed { background: var(--allowed); }
.bar .blocked { background: var(--blocked); }
.bar .undefined { background: var(--unsure); }
table { border-collapse: collapse; width: 100%; font-size: .93rem; }
th, td { text-align: start; vertical-align: top; padding: .4rem .6rem;
  border-bottom: 1px solid var(--line); }
thead th { background: var(--sheet); border-bottom: 2px solid var(--line); }
thead { display: table-header-group; }
tr { break-inside: avoid; }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
table.facts { width: auto; break-inside: avoid; }
table.facts th { font-weight: 600; padding-inline-start: 0; white-space: nowrap; }
.verdict { white-space: nowrap; font-weight: 600; }
td.blocked .verdict, .mark.blocked { color: var(--blocked); }
td.allowed .verdict, .mark.allowed { color: var(--allowed); }
td.undefined .verdict, .mark.undefined { color: var(--unsure); }
td.allowed, td.blocked, td.undefined { white-space: nowrap; }
td.blocked { background: var(--blockedsheet); }
td.undefined { background: var(--unsuresheet); }
.badge { display: inline-block; min-width: 5rem; padding: 0 .5rem; border-radius: 1rem;
  border: 1px solid currentColor; font-size: .8rem; font-weight: 600; text-align: center; }
.badge.error { color: var(--error); }
.badge.warning { color: var(--blocked); }
.badge.info { color: var(--allowed); }
.badge.hint { color: var(--quiet); }
.wide { overflow-x: auto; }
.proof { border: 1px solid var(--line); border-inline-start: 5px solid var(--line);
  border-radius: .4rem; padding: .9rem 1.1rem; margin: 1rem 0; break-inside: avoid; }
.proof.blocked { border-inline-start-color: var(--blocked); }
.proof.allowed { border-inline-start-color: var(--allowed); }
.proof.undefined { border-inline-start-color: var(--unsure); }
h4 { font-size: 1rem; margin: 0 0 .35rem; }
section h3 { margin: 2rem 0 .5rem; }
section ul { break-inside: avoid; margin: .5rem 0 0; padding-inline-start: 1.4rem; }
li.decides { font-weight: 600; }
small { font-size: .8em; font-weight: 400; }
.file { font: .85rem/1.55 ui-monospace, SFMono-Regular, Consolas, Noto Sans Mono, DejaVu Sans Mono,
  monospace; width: auto; min-width: 60%; }
.file td { border: 0; padding: 0 .6rem; }
.file td.number { color: var(--quiet); user-select: none; border-inline-end: 1px solid var(--line); }
.file tr:target td { background: var(--unsuresheet); }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line);
  color: var(--quiet); font-size: .9rem; }
@page { margin: 16mm; }
@media print { :root { color-scheme: light; --ink: #000000; --quiet: #444444; --paper: #ffffff;
  --sheet: #f4f6f8; --line: #bbbbbb; --blocked: #9a3a05; --blockedsheet: #fdf4ee;
  --allowed: #0b5f8a; --allowedsheet: #f2f8fb; --unsure: #5a4c00; --unsuresheet: #fbf8e8;
  --error: #8a1512; --accent: #24527a; }
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  nav { display: none; } a { text-decoration: none; color: inherit; }
  table { font-size: 9pt; } h2, h3, h4 { break-after: avoid; } .wide { overflow: visible; } }
)";

} // namespace crawlright::report
