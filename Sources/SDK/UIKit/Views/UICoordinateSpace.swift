// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An object with its own coordinate system.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle that the coordinates are in.
    var bounds: CGRect { get }
}

extension UIWindowScene {
    /// The coordinates of the scene: those of its screen.
    public var coordinateSpace: any UICoordinateSpace { screen }
}
