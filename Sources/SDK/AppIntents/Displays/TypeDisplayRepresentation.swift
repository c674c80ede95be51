// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The name of a type for people.
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name of one of them.
    public var name: LocalizedStringResource
    /// How a number of them is said, such as `\(placeholder: .int) soups`.
    public var numericFormat: LocalizedStringResource?
    /// Other names.
    public var synonyms: [LocalizedStringResource]

    /// A name, and how a number of the things is said.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        self.init(name: name, numericFormat: numericFormat, synonyms: [])
    }

    /// A name with others beside it, and how a number of the things is said.
    @_disfavoredOverload
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    /// A name alone.
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}
