// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

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
