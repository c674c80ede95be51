// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FileBytes
import IntentValues
import Synchronization
import SystemLink

/// A file that an intent receives or returns.
open class INFile: NSObject, NSSecureCoding {
    private enum Content {
        case data(Data)
        case url(URL)
        /// The system has sent it.
        case received(FileContent)
    }

    private let content: Content
    /// What was made of bytes in memory when they first traveled.
    private let known = Mutex<FileContent?>(nil)
    /// The name with its extension, without a folder.
    open var filename: String
    /// The uniform type identifier, such as `public.png`, where it is known.
    public let typeIdentifier: String?

    /// A file in memory.
    public init(data: Data, filename: String, typeIdentifier: String?) {
        content = .data(data)
        self.filename = filename
        self.typeIdentifier = typeIdentifier
    }

    /// A file on disk, read when its bytes are asked for.
    ///
    /// - Parameter filename: Nil for the name it has on disk.
    public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        content = .url(fileURL)
        self.filename = filename ?? fileURL.lastPathComponent
        self.typeIdentifier = typeIdentifier
    }

    /// Where the file lies; nil when it is in memory.
    open var fileURL: URL? {
        guard case .url(let url) = content else { return nil }
        return url
    }

    /// The bytes; empty, with the reason on standard error, when the file cannot be read.
    open var data: Data {
        do {
            return try bytes()
        } catch {
            StandardError.write("\(error)", from: "Intents")
            return Data()
        }
    }

    private func bytes() throws -> Data {
        switch content {
        case .data(let data): return data
        case .received(let content):
            do {
                return try content.bytes()
            } catch {
                throw UnrepresentableValue("the file ‘\(filename)’ cannot be read: \(error)")
            }
        case .url(let url):
            do {
                return try Data(contentsOf: url)
            } catch {
                throw UnrepresentableValue("the file \(url.path) cannot be read: \(error.localizedDescription)")
            }
        }
    }

    /// The file as it travels.
    ///
    /// - Throws: ``UnrepresentableValue`` when it cannot be read or is too large.
    func fileValue() throws -> FileValue {
        FileValue(try travelling(), filename: filename, typeIdentifier: typeIdentifier)
    }

    private func travelling() throws -> FileContent {
        switch content {
        case .received(let content): return content
        case .data(let data):
            try refuse(size: data.count)
            return known.withLock { known in
                let content = known ?? OwnFile.content(holding: data)
                known = content
                return content
            }
        case .url(let url):
            // It may be another file each time.
            if let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize { try refuse(size: size) }
            do throws(FileBytesError) {
                return try OwnFile.content(at: url.path)
            } catch {
                throw UnrepresentableValue("the file \(url.path) cannot be read: \(error)")
            }
        }
    }

    private func refuse(size: Int) throws {
        guard size > FileValue.sizeLimit else { return }
        throw UnrepresentableValue(
            "the file ‘\(filename)’ has \(size) bytes, more than the \(FileValue.sizeLimit) that travel with an intent; "
                + "pass its URL")
    }

    /// Equal when bytes, name and type are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INFile else { return false }
        if other === self { return true }
        guard filename == other.filename, typeIdentifier == other.typeIdentifier else { return false }
        if case .received(let content) = content, case .received(let otherContent) = other.content {
            return content == otherContent
        }
        // A file that cannot be read equals only itself.
        guard let bytes = try? bytes(), let otherBytes = try? other.bytes() else { return false }
        return bytes == otherBytes
    }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { filename.hashValue }

    /// Always true: the archive contains JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Writes name, type and bytes into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON { try fileValue() } }

    /// Decodes an archive from ``encode(with:)``; nil if it is damaged.
    public required convenience init?(coder: NSCoder) {
        guard let value = coder.decodeJSON(FileValue.self) else { return nil }
        self.init(value)
    }

    /// Nil if the value has no content.
    convenience init?(_ value: FileValue) {
        guard let content = value.content else { return nil }
        self.init(content, filename: value.filename, typeIdentifier: value.typeIdentifier)
    }

    private init(_ content: FileContent, filename: String, typeIdentifier: String?) {
        self.content = .received(content)
        self.filename = filename
        self.typeIdentifier = typeIdentifier
    }
}

@_spi(Generated) extension INFile: IntentRepresentable {
    /// Name, type and bytes.
    public func propertyValue() throws -> PropertyValue { PropertyValue(.file(try fileValue())) }

    /// The file, in memory; nil for another type.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .file(let file) = value.value else { return nil }
        return INFile(file) as? Self
    }

    /// A file of its own: its name can be changed.
    public func duplicated() -> Self {
        let copy =
            switch content {
            case .data(let data): INFile(data: data, filename: filename, typeIdentifier: typeIdentifier)
            case .url(let url): INFile(fileURL: url, filename: filename, typeIdentifier: typeIdentifier)
            case .received(let content): INFile(content, filename: filename, typeIdentifier: typeIdentifier)
            }
        return copy as? Self ?? self
    }
}
