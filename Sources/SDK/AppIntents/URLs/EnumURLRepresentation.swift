// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The URLs of an enumeration's cases.
public struct EnumURLRepresentation<Enum>: ExpressibleByDictionaryLiteral, Sendable where Enum: AppEnum {
    let addresses: [Enum: String]

    /// An address for each case.
    public init(dictionaryLiteral elements: (Enum, String)...) {
        addresses = Dictionary(elements) { first, _ in first }
    }
}

/// An enumeration whose cases have URLs.
public protocol URLRepresentableEnum: AppEnum {
    /// Addresses, one for each case.
    typealias URLRepresentation = EnumURLRepresentation<Self>

    /// The addresses.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
    /// The address of this case; nil if it has none.
    public var urlRepresentation: URL? { Self.urlRepresentation.addresses[self].flatMap { URL(string: $0) } }
}
