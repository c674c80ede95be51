// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import UniformTypeIdentifiers

/// An entity that is a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
    /// The supported content types.
    static var supportedContentTypes: [UTType] { get }
}

/// Identifies an entity that is a file.
public struct FileEntityIdentifier: EntityIdentifierConvertible, Hashable, Sendable {
    private enum Place: Hashable, Sendable {
        case file(URL)
        case draft(String)
    }

    private let place: Place

    /// An existing file.
    ///
    /// - Throws: If there is none.
    public static func file(url: URL) throws -> FileEntityIdentifier {
        guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
        return FileEntityIdentifier(place: .file(url))
    }

    /// A file that does not exist yet.
    public static func draft(identifier: String) -> FileEntityIdentifier {
        FileEntityIdentifier(place: .draft(identifier))
    }

    /// The file's URL; nil if it does not exist yet.
    public var fileURL: URL? {
        get async throws { if case .file(let url) = place { url } else { nil } }
    }

    /// The identifier of a file that does not exist yet; nil for an existing file.
    public var draftIdentifier: String? { if case .draft(let identifier) = place { identifier } else { nil } }

    /// The file's URL, or its identifier if it does not exist yet.
    public var entityIdentifierString: String {
        switch place {
        case .file(let url): url.absoluteString
        case .draft(let identifier): "draft:" + identifier
        }
    }

    /// Reads an identifier from text; nil if the text is invalid.
    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        if entityIdentifierString.hasPrefix("draft:") {
            return draft(identifier: String(entityIdentifierString.dropFirst("draft:".count)))
        }
        guard let url = URL(string: entityIdentifierString), url.isFileURL else { return nil }
        return FileEntityIdentifier(place: .file(url))
    }
}
