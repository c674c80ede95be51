// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The name of a type for people.
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Hashable, Sendable {
    /// The singular name.
    public var name: LocalizedStringResource
    /// The phrase for a number of them, such as `\(placeholder: .int) soups`.
    public var numericFormat: LocalizedStringResource?
    /// Synonyms.
    public var synonyms: [LocalizedStringResource]

    /// A name with a number format.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        self.init(name: name, numericFormat: numericFormat, synonyms: [])
    }

    /// A name with synonyms and a number format.
    @_disfavoredOverload
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    /// Only a name.
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}
