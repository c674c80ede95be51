// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the curve.
    public let rawValue: String

    /// Creates a curve with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An arc of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that starts more smoothly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
