// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An option with its own title.
public struct IntentItem<Value> where Value: _IntentValue {
    /// The value.
    public var value: Value
    /// The display.
    public var description: DisplayRepresentation

    /// A value with words and a picture.
    public init(
        _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }

    /// A value that is shown as it shows itself.
    public init(_ value: Value) {
        self.value = value
        description = ValueDisplay.representation(of: value)
    }

    /// Puts values together.
    @resultBuilder public enum Builder {
        /// A value that is shown as it shows itself.
        public static func buildExpression(_ expression: Value) -> [IntentItem<Value>] { [IntentItem(expression)] }

        /// A value with words of its own.
        public static func buildExpression(_ expression: IntentItem<Value>) -> [IntentItem<Value>] { [expression] }

        /// Values with words of their own.
        public static func buildExpression(_ expression: [IntentItem<Value>]) -> [IntentItem<Value>] { expression }

        /// Those of a loop.
        public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
            components.flatMap(\.self)
        }

        /// One after the other.
        public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
            items.flatMap(\.self)
        }

        /// Those there are on a condition.
        public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] { items ?? [] }

        /// The parts of the `if` branch.
        public static func buildEither(first items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }

        /// The parts of the `else` branch.
        public static func buildEither(second items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
    }
}

extension IntentItem: Sendable where Value: Sendable {}
