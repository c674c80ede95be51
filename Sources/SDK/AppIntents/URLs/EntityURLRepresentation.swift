// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The URL of an entity, with its identifier and properties.
///
/// ```swift
/// static var urlRepresentation: URLRepresentation { "https://example.com/soups/\(.id)" }
/// ```
public struct EntityURLRepresentation<Entity>: ExpressibleByStringInterpolation, @unchecked Sendable
where Entity: AppEntity {
    // `@unchecked`: what it holds reads constants and the thing that it is given.

    private let pieces: [(Entity) -> String]

    /// A URL without placeholders.
    public init(_ string: String) { pieces = [{ _ in string }] }

    /// A URL without placeholders.
    public init(stringLiteral value: String) { self.init(value) }

    /// An address with places in it.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// What stands in an address that is not a property.
    public enum Token: Hashable, Sendable {
        /// The identifier of the thing.
        case id
    }

    /// The address of a thing; nil if it is not one.
    func url(of entity: Entity) -> URL? { URL(string: pieces.map { $0(entity) }.joined()) }

    /// Puts the address together while the compiler takes a literal apart.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var pieces: [(Entity) -> String] = []

        /// An empty address.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// A part of the address.
        public mutating func appendLiteral(_ literal: String) { pieces.append { _ in literal } }

        /// The identifier of the thing.
        public mutating func appendInterpolation(_ token: Token) {
            pieces.append { URLPart.text($0.id.entityIdentifierString) }
        }

        /// A property of the thing.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
            pieces.append { URLPart.text(of: $0[keyPath: keyPath].value(in: $0)) }
        }
    }
}

/// A part of an address.
enum URLPart {
    static func text(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(["/"])) ?? ""
    }

    /// What stands for a value; nothing if there is none.
    static func text(of value: Any?) -> String {
        switch value.flatMap({ NilValues.unwrapped($0) }) {
        case let value as any CustomURLRepresentationParameterConvertible: text(value.urlRepresentationParameter)
        case let value as any AppEntity: text(identifier(of: value))
        case let value as any AppEnum: text(String(describing: value.rawValue))
        case let value?: text("\(value)")
        case nil: ""
        }
    }

    private static func identifier(of entity: any AppEntity) -> String { entity.id.entityIdentifierString }
}

/// A value that defines how it appears in a URL.
public protocol CustomURLRepresentationParameterConvertible {
    /// How it does.
    var urlRepresentationParameter: String { get }
}

/// An entity with a URL.
public protocol URLRepresentableEntity: AppEntity {
    /// Addresses with places in them.
    typealias URLRepresentation = EntityURLRepresentation<Self>

    /// The address.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
    /// The address of this thing; nil if it is not one.
    public var urlRepresentation: URL? { get async throws { Self.urlRepresentation.url(of: self) } }
}
