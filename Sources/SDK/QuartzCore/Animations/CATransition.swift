// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

/// Animates the change from one content to another.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// The style of the transition.
    open var type = CATransitionType.fade
    /// The edge that new content enters from; nil means the default.
    open var subtype: CATransitionSubtype?

    /// The transition as the presenter shows it.
    var kind: LayerTransition.Kind {
        switch (type, subtype) {
        case (.fade, _): .fade
        case (_, .fromLeft?): .pop
        case (_, .fromTop?): .present
        case (_, .fromBottom?): .dismiss
        default: .push
        }
    }

    /// The duration in seconds.
    var shownDuration: TimeInterval { duration > 0 && duration < 1e6 ? duration : 0.25 }
}

/// The style of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edge from which new content enters.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top in Apple's coordinates, which is the bottom on the screen.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom in Apple's coordinates, which is the top on the screen.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of a layer's transition.
public let kCATransition = "transition"
