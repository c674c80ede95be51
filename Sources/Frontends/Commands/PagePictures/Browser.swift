// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Processes
package import Sentences

/// A browser of this machine that can draw pages without a window: Chromium, or one that is made from it.
package struct Browser: Hashable, Sendable {
    /// The environment variable that says which program to use; `none` for no browser at all.
    package static let variable = "BECKON_BROWSER"
    /// Under which names it is looked for, in this order.
    private static let names = [
        "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "brave-browser",
    ]

    /// An absolute path.
    package var executable: String

    /// - Parameter variables: Environment variables: ``variable`` and `PATH` count.
    /// - Throws: `Problem` if no browser is installed, or if the variable says 'none'.
    package static func find(in variables: [String: String]) throws(Problem<Fault>) -> Browser {
        let path = variables["PATH"]
        if let chosen = variables[variable], !chosen.isEmpty {
            guard chosen != "none" else { throw .noBrowser }
            if chosen.hasPrefix("/") { return Browser(executable: chosen) }
            return try find([chosen], path)
        }
        return try find(names, path)
    }

    private static func find(_ names: [String], _ path: String?) throws(Problem<Fault>) -> Browser {
        for name in names {
            do throws(SubprocessError) {
                return Browser(executable: try Subprocess.search(name, path: path))
            } catch {
                // The next one may be there.
                continue
            }
        }
        throw .noBrowser
    }
}
