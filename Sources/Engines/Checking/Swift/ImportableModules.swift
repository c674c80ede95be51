// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Which modules a source can import, as far as that is known.
struct ImportableModules: Hashable, Sendable {
    var present: Set<String>
    var absent: Set<String>

    /// Nil if it is not known.
    func has(_ module: String) -> Bool? {
        if present.contains(module) { return true }
        return absent.contains(module) ? false : nil
    }
}
