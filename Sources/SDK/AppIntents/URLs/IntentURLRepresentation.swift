// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The URL that an intent opens, with its parameters.
///
/// ```swift
/// static var urlRepresentation: URLRepresentation { "https://example.com/soups/\(\.$target)" }
/// ```
public struct IntentURLRepresentation<Intent>: ExpressibleByStringInterpolation, @unchecked Sendable
where Intent: AppIntent {
    // `@unchecked`: what it holds reads constants and the intent that it is given.

    private let pieces: [(Intent) -> String]

    /// A URL without placeholders.
    public init(_ string: String) { pieces = [{ _ in string }] }

    /// A URL without placeholders.
    public init(stringLiteral value: String) { self.init(value) }

    /// An address with places in it.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// The address that an intent opens; nil if it is not one.
    func url(of intent: Intent) -> URL? { URL(string: pieces.map { $0(intent) }.joined()) }

    /// Puts the address together while the compiler takes a literal apart.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var pieces: [(Intent) -> String] = []

        /// An empty address.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// A part of the address.
        public mutating func appendLiteral(_ literal: String) { pieces.append { _ in literal } }

        /// A parameter of the intent.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            pieces.append { URLPart.text(of: $0[keyPath: keyPath].current) }
        }
    }
}

/// An intent that opens a URL.
public protocol URLRepresentableIntent: AppIntent {
    /// Addresses with places in them.
    typealias URLRepresentation = IntentURLRepresentation<Self>

    /// The address.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
    /// The address of what is opened.
    public static var urlRepresentation: URLRepresentation { URLRepresentation("") }
}

extension URLRepresentableIntent {
    /// The address that this intent opens; nil if it is not one.
    public var urlRepresentation: URL? { Self.urlRepresentation.url(of: self) }
}
