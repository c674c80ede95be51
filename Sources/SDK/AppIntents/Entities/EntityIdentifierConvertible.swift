// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A value that can identify an entity: it converts to text and back.
public protocol EntityIdentifierConvertible {
    /// The text.
    var entityIdentifierString: String { get }

    /// What a text was written of; nil if it was not.
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

    /// The number that the digits are.
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension Float: EntityIdentifierConvertible {
    /// Its digits.
    public var entityIdentifierString: String { String(self) }

    /// The number that the digits are.
    public static func entityIdentifier(for entityIdentifierString: String) -> Float? { Float(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
    /// Its 36 characters.
    public var entityIdentifierString: String { uuidString }

    /// What the characters stand for.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

extension URL: EntityIdentifierConvertible {
    /// The whole address.
    public var entityIdentifierString: String { absoluteString }

    /// The address that the text is.
    public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
        URL(string: entityIdentifierString)
    }
}
