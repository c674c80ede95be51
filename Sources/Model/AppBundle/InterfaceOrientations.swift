// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Which ways up an app can be, by the values of `UISupportedInterfaceOrientations`.
package struct InterfaceOrientations: Hashable, Codable, Sendable {
    package var isPortrait: Bool
    package var isLandscape: Bool

    /// - Parameter names: `UIInterfaceOrientationPortrait` and the like; others say nothing.
    /// - Returns: Nil if no known one is among them, so that the app can be all ways up.
    init?(names: [String]) {
        func has(_ part: String) -> Bool { names.contains { $0.hasPrefix("UIInterfaceOrientation\(part)") } }
        (isPortrait, isLandscape) = (has("Portrait"), has("Landscape"))
        if !isPortrait, !isLandscape { return nil }
    }
}
