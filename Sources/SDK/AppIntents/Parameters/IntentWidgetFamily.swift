// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The sizes of widgets.
public enum IntentWidgetFamily: Hashable, Sendable {
    /// A square.
    case systemSmall
    /// Two squares side by side.
    case systemMedium
    /// Four squares.
    case systemLarge
    /// Eight squares.
    case systemExtraLarge
    /// In the corner of a watch face.
    case accessoryCorner
    /// A small circle.
    case accessoryCircular
    /// A few lines of text.
    case accessoryRectangular
    /// One line of text.
    case accessoryInline
}

extension IntentWidgetFamily: _IntentValue {
    /// Made of nothing else.
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentWidgetFamily> {
        EmptyResolverSpecification()
    }
}
