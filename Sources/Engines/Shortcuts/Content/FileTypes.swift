// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The types of files by their identifiers and extensions, as far as actions ask for them.
package enum FileTypes {
    /// What several types have in common.
    package enum Family: Sendable {
        case text, image, media, archive, other
    }

    private struct FileType {
        var identifier: String
        var extensions: [String]
        var family: Family
        var description: String
    }

    private static let types = [
        FileType(identifier: "public.plain-text", extensions: ["txt", "text"], family: .text, description: "Text"),
        FileType(
            identifier: "net.daringfireball.markdown", extensions: ["md", "markdown"], family: .text,
            description: "Markdown"),
        FileType(identifier: "public.html", extensions: ["html", "htm"], family: .text, description: "HTML"),
        FileType(identifier: "public.json", extensions: ["json"], family: .text, description: "JSON"),
        FileType(identifier: "public.xml", extensions: ["xml"], family: .text, description: "XML"),
        FileType(
            identifier: "com.apple.property-list", extensions: ["plist"], family: .text, description: "Property List"),
        FileType(
            identifier: "public.comma-separated-values-text", extensions: ["csv"], family: .text, description: "CSV"),
        FileType(identifier: "public.rtf", extensions: ["rtf"], family: .text, description: "Rich Text"),
        FileType(identifier: "public.vcard", extensions: ["vcf"], family: .text, description: "Contact"),
        FileType(identifier: "public.css", extensions: ["css"], family: .text, description: "CSS"),
        FileType(
            identifier: "com.netscape.javascript-source", extensions: ["js"], family: .text, description: "JavaScript"),
        FileType(identifier: "public.shell-script", extensions: ["sh"], family: .text, description: "Shell Script"),
        FileType(identifier: "public.png", extensions: ["png"], family: .image, description: "PNG"),
        FileType(identifier: "public.jpeg", extensions: ["jpeg", "jpg"], family: .image, description: "JPEG"),
        FileType(identifier: "com.compuserve.gif", extensions: ["gif"], family: .image, description: "GIF"),
        FileType(identifier: "public.tiff", extensions: ["tiff", "tif"], family: .image, description: "TIFF"),
        FileType(identifier: "com.microsoft.bmp", extensions: ["bmp"], family: .image, description: "BMP"),
        FileType(identifier: "public.heic", extensions: ["heic"], family: .image, description: "HEIC"),
        FileType(identifier: "public.webp", extensions: ["webp"], family: .image, description: "WebP"),
        FileType(identifier: "public.svg-image", extensions: ["svg"], family: .image, description: "SVG"),
        FileType(identifier: "com.adobe.pdf", extensions: ["pdf"], family: .other, description: "PDF"),
        FileType(identifier: "public.zip-archive", extensions: ["zip"], family: .archive, description: "ZIP"),
        FileType(identifier: "org.gnu.gnu-zip-archive", extensions: ["gz"], family: .archive, description: "GZIP"),
        FileType(identifier: "public.tar-archive", extensions: ["tar"], family: .archive, description: "TAR"),
        FileType(identifier: "public.mpeg-4", extensions: ["mp4"], family: .media, description: "MPEG-4"),
        FileType(
            identifier: "com.apple.quicktime-movie", extensions: ["mov"], family: .media, description: "QuickTime"),
        FileType(identifier: "public.mp3", extensions: ["mp3"], family: .media, description: "MP3"),
        FileType(identifier: "com.apple.m4a-audio", extensions: ["m4a"], family: .media, description: "M4A"),
        FileType(identifier: "com.microsoft.waveform-audio", extensions: ["wav"], family: .media, description: "WAV"),
        FileType(identifier: "com.apple.shortcut", extensions: ["shortcut"], family: .other, description: "Shortcut"),
    ]

    /// Other identifiers of the same types.
    private static let otherIdentifiers = [
        "com.apple.plist": "com.apple.property-list", "com.apple.xml-property-list": "com.apple.property-list",
        "public.text": "public.plain-text", "public.utf8-plain-text": "public.plain-text",
        "com.pkware.zip-archive": "public.zip-archive", "org.webmproject.webp": "public.webp",
    ]

    private static func type(_ identifier: String) -> FileType? {
        byIdentifier[otherIdentifiers[identifier] ?? identifier]
    }

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: types.map { ($0.identifier, $0) })
    private static let byExtension = Dictionary(
        uniqueKeysWithValues: types.flatMap { type in type.extensions.map { ($0, type.identifier) } })

    /// The type of a file by the extension of its name; `public.data` where it tells none.
    package static func type(ofName name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "public.data" }
        return byExtension[name[name.index(after: dot)...].lowercased()] ?? "public.data"
    }

    /// How files of some types begin.
    private static let beginnings: [(bytes: [UInt8], type: String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "public.png"), ([0xFF, 0xD8, 0xFF], "public.jpeg"),
        ([0x47, 0x49, 0x46, 0x38], "com.compuserve.gif"), ([0x25, 0x50, 0x44, 0x46], "com.adobe.pdf"),
        ([0x50, 0x4B, 0x03, 0x04], "public.zip-archive"), ([0x1F, 0x8B], "org.gnu.gnu-zip-archive"),
        ([0x49, 0x49, 0x2A, 0x00], "public.tiff"), ([0x4D, 0x4D, 0x00, 0x2A], "public.tiff"),
        ([0x42, 0x4D], "com.microsoft.bmp"), ([0x49, 0x44, 0x33], "public.mp3"),
    ]

    /// The type of a file by how its bytes begin; `public.data` where they tell none.
    package static func type(of data: Data) -> String {
        beginnings.first { data.starts(with: $0.bytes) }?.type ?? "public.data"
    }

    /// The extension that files of a type have; nil if it has none.
    package static func fileExtension(of type: String) -> String? { Self.type(type)?.extensions.first }

    /// What people call a type.
    package static func description(of type: String) -> String { Self.type(type)?.description ?? "Document" }

    /// Whether a type is one of a family.
    package static func conforms(_ type: String, to family: Family) -> Bool { Self.type(type)?.family == family }
}
