// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where in a picture something is, by the words of the format, such as `Top Left`.
struct PicturePosition {
    private let name: String

    init(_ name: String) { self.name = name }

    /// The upper left corner of what lies there.
    ///
    /// - Parameter custom: Where the position is custom.
    func origin(of size: CGSize, in whole: CGSize, custom: CGPoint) -> CGPoint {
        guard name != "Custom" else {
            return CGPoint(x: custom.x.isFinite ? custom.x : 0, y: custom.y.isFinite ? custom.y : 0)
        }
        return CGPoint(
            x: part(low: "Left", high: "Right") * (whole.width - size.width),
            y: part(low: "Top", high: "Bottom") * (whole.height - size.height))
    }

    /// From 0 to 1.
    private func part(low: String, high: String) -> Double { name.contains(low) ? 0 : name.contains(high) ? 1 : 0.5 }
}

extension PicturePosition {
    /// The same, at a distance from the edges.
    func origin(of size: CGSize, in whole: CGSize, inset: Double) -> CGPoint {
        let inner = CGSize(width: whole.width - 2 * inset, height: whole.height - 2 * inset)
        let origin = origin(of: size, in: inner, custom: .zero)
        return CGPoint(x: origin.x + inset, y: origin.y + inset)
    }
}
