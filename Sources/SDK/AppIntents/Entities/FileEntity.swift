// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import UniformTypeIdentifiers

/// An entity that is a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
    /// The types that it can be of.
    static var supportedContentTypes: [UTType] { get }
}

/// Identifies an entity that is a file.
public struct FileEntityIdentifier: EntityIdentifierConvertible, Hashable, Sendable {
    private enum Place: Hashable, Sendable {
        case file(URL)
        case draft(String)
    }

    private let place: Place

    /// A file that is there.
    ///
    /// - Throws: If there is none.
    public static func file(url: URL) throws -> FileEntityIdentifier {
        guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
        return FileEntityIdentifier(place: .file(url))
    }

    /// What is not a file yet.
    public static func draft(identifier: String) -> FileEntityIdentifier {
        FileEntityIdentifier(place: .draft(identifier))
    }

    /// Where the file lies; nil for what is not one yet.
    public var fileURL: URL? {
        get async throws { if case .file(let url) = place { url } else { nil } }
    }

    /// What it is known by that is not a file yet; nil for a file.
    public var draftIdentifier: String? { if case .draft(let identifier) = place { identifier } else { nil } }

    /// The file's address, or what it is known by that is not one yet.
    public var entityIdentifierString: String {
        switch place {
        case .file(let url): url.absoluteString
        case .draft(let identifier): "draft:" + identifier
        }
    }

    /// What a text was written of; nil if it was not.
    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        if entityIdentifierString.hasPrefix("draft:") {
            return draft(identifier: String(entityIdentifierString.dropFirst("draft:".count)))
        }
        guard let url = URL(string: entityIdentifierString), url.isFileURL else { return nil }
        return FileEntityIdentifier(place: .file(url))
    }
}
