// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The tables of sentences that stand in English where they are said; a sentence stands in one of them.
enum SentenceTable: String, CaseIterable {
    /// What `--help` explains.
    case help = "Help"
    /// What is wrong with a command line, and what the terminal adds to any command.
    case usage = "Usage"
    /// What commands show, warn of and refuse.
    case results = "Results"
    /// What the system refuses and warns of.
    case system = "System"
    /// What is wrong with property lists, bundles and their signatures.
    case bundles = "Bundles"
    /// What is wrong with definitions.
    case definitions = "Definitions"
    /// The rules of `beckon check`, and what they find.
    case rules = "Rules"
    /// What shortcuts refuse, and what of them is not done.
    case shortcuts = "Shortcuts"
    /// What the actions of shortcuts are called, and what a listing says of them.
    case actions = "Actions"
    /// The sentences that the actions of shortcuts are in a listing and in an editor.
    case summaries = "Summaries"
    /// Why the operating system refuses.
    case reasons = "Errno"
}
