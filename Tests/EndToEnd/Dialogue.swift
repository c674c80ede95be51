// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// The turns of a run, each in one short line, so that a test reads like the conversation.
///
/// `prompt kind needsValue: Which pizza would you like?`
func dialogue(_ run: ToolRun) throws -> [String] {
    try run.objects().map { turn in
        let words = ["turn", "parameter", "kind", "code"].compactMap { turn[$0] as? String }
        return "\(words.joined(separator: " ")): \(turn["text"] as? String ?? "")"
    }
}
