// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The types of the web beside the identifiers that files have here.
enum WebTypes {
    private static let pairs: KeyValuePairs = [
        "application/json": "public.json", "application/pdf": "com.adobe.pdf", "application/rss+xml": "public.xml",
        "application/xml": "public.xml", "application/zip": "public.zip-archive", "audio/mpeg": "public.mp3",
        "audio/mp4": "public.mpeg-4-audio", "audio/wav": "com.microsoft.waveform-audio",
        "image/gif": "com.compuserve.gif", "image/heic": "public.heic", "image/jpeg": "public.jpeg",
        "image/png": "public.png", "image/svg+xml": "public.svg-image", "image/tiff": "public.tiff",
        "image/webp": "public.webp", "text/calendar": "com.apple.ical.ics",
        "text/csv": "public.comma-separated-values-text", "text/html": "public.html", "text/plain": "public.plain-text",
        "text/vcard": "public.vcard", "text/xml": "public.xml", "video/mp4": "public.mpeg-4",
        "video/quicktime": "com.apple.quicktime-movie",
    ]

    /// Nil where the type says nothing about the bytes.
    static func identifier(of mediaType: String) -> String? { pairs.first { $0.key == mediaType }?.value }

    static func mediaType(of identifier: String) -> String {
        pairs.first { $0.value == identifier }?.key ?? "application/octet-stream"
    }
}
