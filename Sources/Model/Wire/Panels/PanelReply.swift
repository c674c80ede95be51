// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The result of asking for a panel; its pixels follow in a frame of their own.
package struct PanelReply: Hashable, Sendable, Codable {
    /// How many pixels follow.
    package struct Extent: Hashable, Sendable, Codable {
        package var width: Int
        package var height: Int

        package init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// False if the extension leaves the panel to the system.
    package var isAccepted: Bool
    /// The parameters that the panel shows, by name.
    package var parameters: [String]
    /// In points.
    package var size: PanelSize
    /// Nil if no pixels follow: the panel is left to the system, or is empty.
    package var pixels: Extent?

    package init(isAccepted: Bool, parameters: [String] = [], size: PanelSize, pixels: Extent? = nil) {
        self.isAccepted = isAccepted
        self.parameters = parameters
        self.size = size
        self.pixels = pixels
    }

    /// The panel is left to the system.
    package static let declined = PanelReply(isAccepted: false, size: PanelSize(width: 0, height: 0))
}
