// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An effect on the content behind a view.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked as the class is open: it stores nothing.

    /// Returns itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Blurs what lies behind a view, as apps do with their contents before they leave the screen; ``UIVisualEffectView`` says how
/// it is drawn.
///
/// `@unchecked`: what it stores is constant; a subclass that adds variables answers for them.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// Which blur it is.
    package let style: Style

    /// A blur of a style.
    public init(style: Style) { self.style = style }
}

extension UIBlurEffect {
    /// How light a blur is, and how much shines through.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }
}

/// Makes content on a blur shine; it is drawn unchanged here.
///
/// `@unchecked`: what it stores is constant; a subclass that adds variables answers for them.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// What shines on a blur.
    public init(blurEffect: UIBlurEffect) {}

    /// What shines on a blur, in a style.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The strength of a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
