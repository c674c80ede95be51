// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Options in sections.
public struct IntentItemCollection<Result>: ResultsCollection where Result: _IntentValue {
    /// What is asked of those who choose.
    public var promptLabel: LocalizedStringResource?
    /// Whether an index of first letters stands beside the values.
    public var usesIndexedCollation: Bool
    /// The sections.
    public var sections: [IntentItemSection<Result>]

    /// Sections, one after the other.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
    }

    /// Values in one section without a title.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) where Result: DisplayRepresentable {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items.map { IntentItem($0) })])
    }

    /// Values with words of their own, in one section without a title.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items)])
    }

    /// Values that are shown by their own words, in one section without a title.
    @_disfavoredOverload
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items.map { IntentItem($0) })])
    }

    /// Sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    /// No sections.
    public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

    /// The values of all sections.
    public var items: [Result.ValueType] { sections.flatMap(\.items).compactMap { $0.value as? Result.ValueType } }
}

extension IntentItemCollection: Sendable where Result: Sendable {}
