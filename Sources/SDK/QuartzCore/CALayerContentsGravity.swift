// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

/// How a layer's contents fit into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Stretches the contents.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scales the contents to fit.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scales the contents to fill.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// Centers the contents at their size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Aligns the contents with the upper edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Aligns the contents with the lower edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Aligns the contents with the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Aligns the contents with the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")

    var imageMode: ImageMode {
        switch self {
        case .resizeAspect: .aspectFit
        case .resizeAspectFill: .aspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        default: .fill
        }
    }
}
