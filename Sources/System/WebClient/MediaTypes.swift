// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// The types of content as the web names them, and as files have them here.
enum MediaTypes {
    private static let types = [
        "application/epub+zip": "org.idpf.epub-container", "application/gzip": "org.gnu.gnu-zip-archive",
        "application/javascript": "com.netscape.javascript-source", "application/json": "public.json",
        "application/pdf": "com.adobe.pdf", "application/rtf": "public.rtf", "application/xhtml+xml": "public.html",
        "application/xml": "public.xml", "application/zip": "public.zip-archive", "audio/mp4": "com.apple.m4a-audio",
        "audio/mpeg": "public.mp3", "audio/wav": "com.microsoft.waveform-audio",
        "audio/x-m4a": "com.apple.m4a-audio", "audio/x-wav": "com.microsoft.waveform-audio",
        "image/bmp": "com.microsoft.bmp", "image/gif": "com.compuserve.gif", "image/heic": "public.heic",
        "image/jpeg": "public.jpeg", "image/jpg": "public.jpeg", "image/png": "public.png",
        "image/svg+xml": "public.svg-image", "image/tiff": "public.tiff", "image/webp": "public.webp",
        "text/css": "public.css", "text/csv": "public.comma-separated-values-text", "text/html": "public.html",
        "text/javascript": "com.netscape.javascript-source", "text/markdown": "net.daringfireball.markdown",
        "text/plain": "public.plain-text", "text/rtf": "public.rtf", "text/vcard": "public.vcard",
        "text/x-vcard": "public.vcard", "text/xml": "public.xml", "video/mp4": "public.mpeg-4",
        "video/quicktime": "com.apple.quicktime-movie", "application/x-tar": "public.tar-archive",
        "application/x-gzip": "org.gnu.gnu-zip-archive", "application/x-zip-compressed": "public.zip-archive",
        "application/atom+xml": "public.xml", "application/rss+xml": "public.xml",
        "application/x-plist": "com.apple.property-list",
    ]

    /// Where one type has several names, that which is sent.
    private static let sent = [
        "com.apple.m4a-audio": "audio/mp4", "com.microsoft.waveform-audio": "audio/wav",
        "com.netscape.javascript-source": "text/javascript", "org.gnu.gnu-zip-archive": "application/gzip",
        "public.html": "text/html", "public.jpeg": "image/jpeg", "public.rtf": "application/rtf",
        "public.vcard": "text/vcard", "public.xml": "application/xml", "public.zip-archive": "application/zip",
        "public.plain-text": "text/plain; charset=utf-8",
    ]

    /// The identifier of a type; nil if it is not known.
    static func identifier(of mediaType: String) -> String? { types[mediaType] }

    /// What the web calls a type of files.
    static func mediaType(of identifier: String) -> String {
        sent[identifier] ?? types.first { $0.value == identifier }?.key ?? "application/octet-stream"
    }
}
