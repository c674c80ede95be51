// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The type of a file or of data in memory, by its uniform type identifier.
///
/// The types that apps name most are known with what they conform to; any other is an identifier and nothing more.
public struct UTType: Hashable, Sendable, Codable {
    /// Such as `public.jpeg`.
    public let identifier: String

    private init(known identifier: String) { self.identifier = identifier }

    /// The type with an identifier; nil when this system does not know it.
    public init?(_ identifier: String) {
        guard KnownType.named(identifier) != nil else { return nil }
        self.init(known: identifier)
    }

    /// The known type that files with an extension have; nil when there is none.
    ///
    /// - Parameters:
    ///   - filenameExtension: Without the dot, in any case.
    ///   - supertype: What the type has to conform to.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        self.init({ $0.filenameExtensions.contains(wanted) }, conformingTo: supertype)
    }

    /// The known type that a MIME type stands for; nil when there is none.
    ///
    /// - Parameters:
    ///   - mimeType: Such as `image/png`.
    ///   - supertype: What the type has to conform to.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        self.init({ $0.mimeType == wanted }, conformingTo: supertype)
    }

    /// A type that the app itself declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier)
    }

    /// A type that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier)
    }

    private init?(_ isWanted: (KnownType) -> Bool, conformingTo supertype: UTType) {
        let found = KnownType.all.first { isWanted($0) && UTType(known: $0.identifier).conforms(to: supertype) }
        guard let found else { return nil }
        self.init(known: found.identifier)
    }

    /// The extension that files of the type get; nil when none is known.
    public var preferredFilenameExtension: String? { KnownType.named(identifier)?.filenameExtensions.first }

    /// The type's MIME type; nil when none is known.
    public var preferredMIMEType: String? { KnownType.named(identifier)?.mimeType }

    /// The types that this one conforms to, directly or through others.
    public var supertypes: Set<UTType> {
        let parents = KnownType.named(identifier)?.parents ?? []
        return parents.reduce(into: []) { found, parent in
            let type = UTType(known: parent)
            found.formUnion(type.supertypes.union([type]))
        }
    }

    /// Whether the type is the other, or one of its kind.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Whether the other type is one of which this one is a kind.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}
