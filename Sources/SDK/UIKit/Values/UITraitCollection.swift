// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What views and view controllers go by when they decide how to look.
open class UITraitCollection: NSObject {
    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Pixels to a point.
    open var displayScale: CGFloat { 2 }
    /// How much room there is across.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// How much room there is down.
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}
