// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Options under a title.
public struct IntentItemSection<Result> where Result: _IntentValue {
    /// The title; nil for none.
    public var description: DisplayRepresentation?
    /// The values.
    public var items: [IntentItem<Result>]

    private init(_ description: DisplayRepresentation?, _ items: [IntentItem<Result>]) {
        self.description = description
        self.items = items
    }

    /// Values without a title.
    public init(items: [IntentItem<Result>]) { self.init(nil, items) }

    /// Options under a title.
    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
        self.init(DisplayRepresentation(title: title), items)
    }

    /// Options under a title.
    public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
        self.init(DisplayRepresentation(title: title), items)
    }

    /// Values that are shown as they show themselves, below a title.
    public init(_ title: LocalizedStringResource, items: [Result]) {
        self.init(DisplayRepresentation(title: title), items.map { IntentItem($0) })
    }

    /// Values below a title, or without one.
    public init(
        _ title: LocalizedStringResource? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.init(title.map { DisplayRepresentation(title: $0) }, itemsBuilder())
    }

    /// Values below a title with a line and a picture.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.init(DisplayRepresentation(title: title, subtitle: subtitle, image: image), itemsBuilder())
    }

    /// Puts sections together.
    @resultBuilder public enum Builder {
        /// A section.
        public static func buildExpression(_ expression: IntentItemSection<Result>) -> [IntentItemSection<Result>] {
            [expression]
        }

        /// A value, in a section without a title.
        public static func buildExpression(_ expression: IntentItem<Result>) -> [IntentItemSection<Result>] {
            [IntentItemSection(items: [expression])]
        }

        /// Sections.
        public static func buildExpression(_ expression: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
            expression
        }

        /// Those of a loop.
        public static func buildArray(_ components: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
            components.flatMap(\.self)
        }

        /// One after the other.
        public static func buildBlock(_ sections: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
            sections.flatMap(\.self)
        }

        /// Those there are on a condition.
        public static func buildOptional(_ sections: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
            sections ?? []
        }

        /// The parts of the `if` branch.
        public static func buildEither(first sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
            sections
        }

        /// The parts of the `else` branch.
        public static func buildEither(second sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
            sections
        }
    }
}

extension IntentItemSection: Sendable where Result: Sendable {}
