// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What was compiled of an extension before it had ExtensionPlugin, with an entry point that it no longer has.
enum StaleEntryPoint {
    /// Removes the objects of the target of which a linker says so; false if it says nothing of the kind.
    static func remove(toldIn log: String) throws -> Bool {
        let pattern = #/(/[^\n:]*/(\w+)\.build)/[^\n:]*: multiple definition of [`'‘](\w+)_main['’]/#
        guard let match = log.firstMatch(of: pattern), match.output.2 == match.output.3,
            FileManager.default.fileExists(atPath: String(match.output.1))
        else { return false }
        try FileManager.default.removeItem(atPath: String(match.output.1))
        return true
    }
}
