// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage

/// The direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

/// Whether a view is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIApplication {
    /// Which way the app's language is read: the first of those that the app's bundle has and the person wants.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .ofAppLanguage }
}

extension UIUserInterfaceLayoutDirection {
    static let ofAppLanguage: UIUserInterfaceLayoutDirection =
        Locale.Language(identifier: Bundle.main.spokenLanguage).characterDirection == .rightToLeft
        ? .rightToLeft : .leftToRight
}

extension UIView {
    /// What the view shows, for whether it turns around where reading goes from right to left. What is inside the view
    /// has its own.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { layoutState.semanticContent }
        set {
            layoutState.semanticContent = newValue
            layoutInputChanged()
            setNeedsLayout()
        }
    }

    /// The layout direction of the view.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    /// Which way a view runs that shows this, in the app's language.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .ofAppLanguage)
    }

    /// Which way a view runs that shows this, where all else runs one way.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
