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

/// What is known of one type; identifiers, extensions and MIME types are those of Apple's list of system-declared types.
struct TypeDeclaration: Sendable {
    let identifier: String
    let parents: [String]
    /// The preferred one first.
    let filenameExtensions: [String]
    let mimeType: String?

    private init(_ identifier: String, _ parents: String..., files: String = "", mime: String? = nil) {
        self.identifier = identifier
        self.parents = parents
        filenameExtensions = files.split(separator: " ").map(String.init)
        mimeType = mime
    }

    static func named(_ identifier: String) -> TypeDeclaration? { byName[identifier] }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    static let all: [TypeDeclaration] = [
        TypeDeclaration("public.item"), TypeDeclaration("public.content"),
        TypeDeclaration("public.composite-content", "public.content"),
        TypeDeclaration("public.data", "public.item"), TypeDeclaration("public.directory", "public.item"),
        TypeDeclaration("public.folder", "public.directory"), TypeDeclaration("com.apple.package", "public.directory"),
        TypeDeclaration("public.message"), TypeDeclaration("public.contact"), TypeDeclaration("public.calendar-event"),
        TypeDeclaration("public.archive"), TypeDeclaration("public.executable", "public.data"),
        TypeDeclaration("public.url", "public.data"), TypeDeclaration("public.file-url", "public.url"),
        TypeDeclaration("public.text", "public.data", "public.content"),
        TypeDeclaration("public.plain-text", "public.text", files: "txt text", mime: "text/plain"),
        TypeDeclaration("public.utf8-plain-text", "public.plain-text", mime: "text/plain;charset=utf-8"),
        TypeDeclaration("public.rtf", "public.text", files: "rtf", mime: "text/rtf"),
        TypeDeclaration("public.html", "public.text", files: "html htm", mime: "text/html"),
        TypeDeclaration("public.xml", "public.text", files: "xml", mime: "application/xml"),
        TypeDeclaration("public.json", "public.text", files: "json", mime: "application/json"),
        TypeDeclaration("public.yaml", "public.text", files: "yml yaml", mime: "application/x-yaml"),
        TypeDeclaration("public.source-code", "public.plain-text"),
        TypeDeclaration("public.swift-source", "public.source-code", files: "swift"),
        TypeDeclaration("public.delimited-values-text", "public.text"),
        TypeDeclaration(
            "public.comma-separated-values-text", "public.delimited-values-text", files: "csv", mime: "text/csv"),
        TypeDeclaration("public.vcard", "public.text", "public.contact", files: "vcf vcard", mime: "text/vcard"),
        TypeDeclaration("com.apple.property-list", "public.data", files: "plist"),
        TypeDeclaration("public.zip-archive", "public.data", "public.archive", files: "zip", mime: "application/zip"),
        TypeDeclaration(
            "com.adobe.pdf", "public.data", "public.composite-content", files: "pdf", mime: "application/pdf"),
        TypeDeclaration("public.image", "public.data", "public.content"),
        TypeDeclaration("public.jpeg", "public.image", files: "jpeg jpg jpe", mime: "image/jpeg"),
        TypeDeclaration("public.png", "public.image", files: "png", mime: "image/png"),
        TypeDeclaration("com.compuserve.gif", "public.image", files: "gif", mime: "image/gif"),
        TypeDeclaration("public.tiff", "public.image", files: "tiff tif", mime: "image/tiff"),
        TypeDeclaration("com.microsoft.bmp", "public.image", files: "bmp", mime: "image/bmp"),
        TypeDeclaration("public.heic", "public.image", files: "heic", mime: "image/heic"),
        TypeDeclaration("org.webmproject.webp", "public.image", files: "webp", mime: "image/webp"),
        TypeDeclaration("public.svg-image", "public.image", files: "svg", mime: "image/svg+xml"),
        TypeDeclaration("public.audiovisual-content", "public.data", "public.content"),
        TypeDeclaration("public.movie", "public.audiovisual-content"),
        TypeDeclaration("public.video", "public.movie"), TypeDeclaration("public.audio", "public.audiovisual-content"),
        TypeDeclaration("public.mpeg-4", "public.movie", files: "mp4 mpg4", mime: "video/mp4"),
        TypeDeclaration("com.apple.quicktime-movie", "public.movie", files: "mov qt", mime: "video/quicktime"),
        TypeDeclaration("public.mp3", "public.audio", files: "mp3", mime: "audio/mpeg"),
        TypeDeclaration("public.mpeg-4-audio", "public.audio", files: "mp4", mime: "audio/mp4"),
        TypeDeclaration("com.microsoft.waveform-audio", "public.audio", files: "wav", mime: "audio/vnd.wave"),
    ]
}
