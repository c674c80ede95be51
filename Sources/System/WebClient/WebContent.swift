// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// What a server answered, as content: by its type and, where that tells nothing, by its name and its bytes.
struct WebContent {
    private let received: WebReceived
    /// The end of its address, and the host, by which it is called where nothing else tells.
    private let name: (last: String, host: String)
    /// Of `text/html; charset=utf-8`, the first part.
    private let mediaType: String

    init(_ received: WebReceived, named name: (last: String, host: String)) {
        self.received = received
        self.name = name
        let type = received.headers["content-type"] ?? ""
        mediaType = (type.split(separator: ";").first ?? "").trimmingCharacters(in: .whitespaces).lowercased()
    }

    /// Nothing where the answer is empty.
    var content: Content {
        guard !received.body.isEmpty else { return .nothing }
        if isJSON, let content = JSONText.content(in: text) { return content }
        if isText { return .one(ContentItem(.text(text), name: textName)) }
        if identifier == "public.html" { return Content(.file(page)) }
        return Content(.file(ContentFile(name: name(of: identifier), type: identifier, data: received.body)))
    }

    private var isJSON: Bool { mediaType.hasSuffix("/json") || mediaType.hasSuffix("+json") }

    /// Cards and pages are texts too, but more than that.
    private var isText: Bool {
        if mediaType.isEmpty {
            return identifier == "public.data" && !received.body.prefix(1024).contains(0)
                && String(validating: received.body, as: UTF8.self) != nil
        }
        guard mediaType.hasPrefix("text/") || isJSON else { return false }
        return !["public.html", "public.rtf", "public.vcard"].contains(identifier)
    }

    private var text: String { EncodedText.text(received.body, in: encoding) }

    private var encoding: CharacterEncoding? {
        let told = EncodedText.encoding(inType: received.headers["content-type"] ?? "")
        if let told { return told }
        return identifier == "public.html" || identifier == "public.xml"
            ? EncodedText.encoding(inMarkup: received.body) : nil
    }

    private var identifier: String {
        if let identifier = MediaTypes.identifier(of: mediaType) { return identifier }
        let named = FileTypes.type(ofName: writtenName)
        return named == "public.data" ? FileTypes.type(of: received.body) : named
    }

    /// In UTF-8, in which files are read here, whatever it came in.
    private var page: ContentFile {
        let isUnicode = String(validating: received.body, as: UTF8.self) != nil
        return ContentFile(
            name: name(of: "public.html"), type: "public.html", data: isUnicode ? received.body : Data(text.utf8))
    }

    /// What the server calls it, or the end of its address.
    private var writtenName: String {
        WebFileName.name(in: received.headers["content-disposition"] ?? "") ?? name.last
    }

    /// A text has a name where its ending tells more than that it is one.
    private var textName: String? {
        let name = WebFileName.cleaned(writtenName)
        return FileTypes.type(ofName: name) == "public.data" ? nil : name
    }

    private func name(of type: String) -> String {
        let written = WebFileName.cleaned(writtenName)
        let name = written.isEmpty ? WebFileName.cleaned(name.host.isEmpty ? "Page" : name.host) : written
        guard FileTypes.type(ofName: name) != type || written.isEmpty, let ending = FileTypes.fileExtension(of: type)
        else { return name }
        // An ending that nobody here knows may still be the right one.
        return name.contains(".") && !written.isEmpty && FileTypes.type(ofName: name) == "public.data"
            && type != "public.html"
            ? name : "\(name).\(ending)"
    }
}
