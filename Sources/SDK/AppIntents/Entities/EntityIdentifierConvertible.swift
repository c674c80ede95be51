// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A value that can identify an entity: it converts to text and back.
public protocol EntityIdentifierConvertible {
    /// The text.
    var entityIdentifierString: String { get }

    /// Reads an identifier from text; nil if the text is invalid.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    /// Itself.
    public var entityIdentifierString: String { self }

    /// Itself.
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
    /// Its digits.
    public var entityIdentifierString: String { String(self) }

    /// The number with these digits.
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension Float: EntityIdentifierConvertible {
    /// Its digits.
    public var entityIdentifierString: String { String(self) }

    /// The number with these digits.
    public static func entityIdentifier(for entityIdentifierString: String) -> Float? { Float(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
    /// Its 36 characters.
    public var entityIdentifierString: String { uuidString }

    /// The identifier with these characters.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

extension URL: EntityIdentifierConvertible {
    /// The whole address.
    public var entityIdentifierString: String { absoluteString }

    /// The URL in the text.
    public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
        URL(string: entityIdentifierString)
    }
}
