// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The toolchain that runs the plugin.
enum Toolchain {
    /// The folders with SwiftSyntax and Swift's libraries, for LD_LIBRARY_PATH, or nil if the plugin uses neither.
    ///
    /// A tool that was built elsewhere finds them there alone.
    static var libraries: String? {
        guard let file = fopen("/proc/self/maps", "r") else { return nil }
        defer { fclose(file) }
        var line: UnsafeMutablePointer<CChar>?
        var size = 0
        defer { free(line) }
        // By lines, as Foundation reads only the first part of such a file.
        while getline(&line, &size, file) > 0, let line {
            let text = String(cString: line)
            guard let start = text.firstIndex(of: "/"), let end = text.range(of: "/pm/PluginAPI/") else { continue }
            let folder = text[start..<end.lowerBound]
            return "\(folder)/host:\(folder)/linux"
        }
        return nil
    }
}
