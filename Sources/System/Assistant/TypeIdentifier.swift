// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Apple's uniform type identifiers of common files.
///
/// The names are those of Apple's "System-Declared Uniform Type Identifiers".
enum TypeIdentifier {
    private static let byExtension = [
        "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
        "heic": "public.heic", "tif": "public.tiff", "tiff": "public.tiff", "webp": "org.webmproject.webp",
        "svg": "public.svg-image", "pdf": "com.adobe.pdf", "txt": "public.plain-text",
        "md": "net.daringfireball.markdown",
        "html": "public.html", "htm": "public.html", "xml": "public.xml", "json": "public.json",
        "csv": "public.comma-separated-values-text", "rtf": "public.rtf", "zip": "public.zip-archive",
        "mp3": "public.mp3", "m4a": "public.mpeg-4-audio", "wav": "com.microsoft.waveform-audio",
        "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie", "vcf": "public.vcard",
    ]

    /// Nil for an extension that is not known.
    static func of(pathExtension: String) -> String? {
        byExtension[pathExtension.lowercased()]
    }
}
