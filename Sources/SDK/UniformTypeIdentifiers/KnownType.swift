// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is known of one type; identifiers, extensions and MIME types are those of Apple's list of system-declared
/// types.
struct KnownType: Sendable {
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

    static func named(_ identifier: String) -> KnownType? { byName[identifier] }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    static let all: [KnownType] = [
        KnownType("public.item"), KnownType("public.content"),
        KnownType("public.composite-content", "public.content"),
        KnownType("public.data", "public.item"), KnownType("public.directory", "public.item"),
        KnownType("public.folder", "public.directory"), KnownType("com.apple.package", "public.directory"),
        KnownType("public.message"), KnownType("public.contact"), KnownType("public.calendar-event"),
        KnownType("public.archive"), KnownType("public.executable", "public.data"),
        KnownType("public.url", "public.data"), KnownType("public.file-url", "public.url"),
        KnownType("public.text", "public.data", "public.content"),
        KnownType("public.plain-text", "public.text", files: "txt text", mime: "text/plain"),
        KnownType("public.utf8-plain-text", "public.plain-text", mime: "text/plain;charset=utf-8"),
        KnownType("public.rtf", "public.text", files: "rtf", mime: "text/rtf"),
        KnownType("public.html", "public.text", files: "html htm", mime: "text/html"),
        KnownType("public.xml", "public.text", files: "xml", mime: "application/xml"),
        KnownType("public.json", "public.text", files: "json", mime: "application/json"),
        KnownType("public.yaml", "public.text", files: "yml yaml", mime: "application/x-yaml"),
        KnownType("public.source-code", "public.plain-text"),
        KnownType("public.swift-source", "public.source-code", files: "swift"),
        KnownType("public.delimited-values-text", "public.text"),
        KnownType(
            "public.comma-separated-values-text", "public.delimited-values-text", files: "csv", mime: "text/csv"),
        KnownType("public.vcard", "public.text", "public.contact", files: "vcf vcard", mime: "text/vcard"),
        KnownType("com.apple.property-list", "public.data", files: "plist"),
        KnownType("public.zip-archive", "public.data", "public.archive", files: "zip", mime: "application/zip"),
        KnownType(
            "com.adobe.pdf", "public.data", "public.composite-content", files: "pdf", mime: "application/pdf"),
        KnownType("public.image", "public.data", "public.content"),
        KnownType("public.jpeg", "public.image", files: "jpeg jpg jpe", mime: "image/jpeg"),
        KnownType("public.png", "public.image", files: "png", mime: "image/png"),
        KnownType("com.compuserve.gif", "public.image", files: "gif", mime: "image/gif"),
        KnownType("public.tiff", "public.image", files: "tiff tif", mime: "image/tiff"),
        KnownType("com.microsoft.bmp", "public.image", files: "bmp", mime: "image/bmp"),
        KnownType("public.heic", "public.image", files: "heic", mime: "image/heic"),
        KnownType("org.webmproject.webp", "public.image", files: "webp", mime: "image/webp"),
        KnownType("public.svg-image", "public.image", files: "svg", mime: "image/svg+xml"),
        KnownType("public.audiovisual-content", "public.data", "public.content"),
        KnownType("public.movie", "public.audiovisual-content"),
        KnownType("public.video", "public.movie"), KnownType("public.audio", "public.audiovisual-content"),
        KnownType("public.mpeg-4", "public.movie", files: "mp4 mpg4", mime: "video/mp4"),
        KnownType("com.apple.quicktime-movie", "public.movie", files: "mov qt", mime: "video/quicktime"),
        KnownType("public.mp3", "public.audio", files: "mp3", mime: "audio/mpeg"),
        KnownType("public.mpeg-4-audio", "public.audio", files: "mp4", mime: "audio/mp4"),
        KnownType("com.microsoft.waveform-audio", "public.audio", files: "wav", mime: "audio/vnd.wave"),
    ]
}
