// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FileBytes
import IntentValues
import SystemLink
public import UniformTypeIdentifiers

/// A file that an intent receives or returns.
public struct IntentFile: Sendable {
    private enum Content: Hashable, Sendable {
        case data(Data)
        case url(URL)
        /// The system has sent it.
        case received(FileContent)
    }

    private let content: Content
    /// The name with its extension, without a folder.
    public let filename: String
    /// The type of what is in it; nil if nobody knows.
    public let type: UTType?
    /// Whether the system may delete the file when the intent is done.
    public var removedOnCompletion = false

    /// A file in memory.
    public init(data: Data, filename: String, type: UTType? = nil) {
        self.init(.data(data), filename: filename, type)
    }

    /// A file on disk, read when its bytes are asked for.
    ///
    /// - Parameter filename: Nil for the name it has on disk.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        self.init(.url(fileURL), filename: filename ?? fileURL.lastPathComponent, type)
    }

    private init(_ content: Content, filename: String, _ type: UTType?) {
        self.content = content
        self.filename = filename
        self.type = type ?? UTType(filenameExtension: (filename as NSString).pathExtension)
    }

    /// A file that traveled; nil if its content did not.
    init?(_ value: FileValue) {
        guard let content = value.content else { return nil }
        self.init(.received(content), filename: value.filename, value.typeIdentifier.flatMap { UTType($0) })
    }

    /// Where the file lies; nil when it is in memory.
    public var fileURL: URL? {
        guard case .url(let url) = content else { return nil }
        return url
    }

    /// The bytes; empty, with the reason on standard error, when the file cannot be read.
    public var data: Data {
        do {
            switch content {
            case .data(let data): return data
            case .received(let content): return try content.bytes()
            case .url(let url): return try Data(contentsOf: url)
            }
        } catch {
            StandardError.write("the file ‘\(filename)’ cannot be read: \(error)", from: "AppIntents")
            return Data()
        }
    }

    /// The types that the content can be had in.
    public var availableContentTypes: [UTType] { [type ?? .data] }

    /// The bytes in a type that they can be had in.
    ///
    /// - Throws: Where they cannot be had in it, or the file cannot be read.
    public func data(contentType: UTType) async throws -> Data {
        guard type?.conforms(to: contentType) ?? (contentType == .data) else {
            throw ValueCodingError(
                "the file ‘\(filename)’ is no \(contentType.identifier); ask for \(type?.identifier ?? "public.data")")
        }
        return data
    }

    /// As it travels.
    ///
    /// - Throws: ``ValueCodingError`` when it cannot be read or is too large.
    func fileValue() throws -> FileValue {
        FileValue(try travelling(), filename: filename, typeIdentifier: type?.identifier)
    }

    private func travelling() throws -> FileContent {
        switch content {
        case .received(let content): return content
        case .data(let data):
            try refuse(size: data.count)
            return OwnFile.content(holding: data)
        case .url(let url):
            if let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize { try refuse(size: size) }
            do throws(FileBytesError) {
                return try OwnFile.content(at: url.path)
            } catch {
                throw ValueCodingError("the file \(url.path) cannot be read: \(error)")
            }
        }
    }

    private func refuse(size: Int) throws {
        guard size > FileValue.sizeLimit else { return }
        throw ValueCodingError(
            "the file ‘\(filename)’ has \(size) bytes, more than the \(FileValue.sizeLimit) that travel with an intent; "
                + "pass its URL")
    }
}

extension IntentFile: Hashable {}

extension IntentFile: _IntentValue {
    /// Made of nothing else.
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentFile> {
        EmptyResolverSpecification()
    }
}

extension IntentFile: DisplayRepresentable {
    /// “File”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }

    /// Its name.
    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: filename) }
}
