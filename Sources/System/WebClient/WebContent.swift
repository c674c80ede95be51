// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// What an answer holds: a dictionary, a text, or a file, by its type.
struct WebContent {
    private let answer: WebTransfer.Answer
    private let address: String

    init(_ answer: WebTransfer.Answer, at address: String) {
        self.answer = answer
        self.address = address
    }

    var content: Content {
        switch mediaType {
        case "application/json", "text/json":
            if let text, let value = JSONText.content(in: text) { return value }
            return Content(.file(file))
        case "text/plain": return text.map { .text($0) } ?? Content(.file(file))
        default: return Content(.file(file))
        }
    }

    /// The bytes with a name and a type.
    var file: ContentFile {
        let name = self.name
        let type = WebTypes.identifier(of: mediaType) ?? FileTypes.type(ofName: name)
        let data = type == "public.html" || type == "public.plain-text" ? Data((text ?? "").utf8) : answer.body
        return ContentFile(name: name, type: type, data: data)
    }

    private func header(_ name: String) -> String? {
        answer.headers.last { $0.name.lowercased() == name }?.value
    }

    private var mediaType: String {
        (header("content-type") ?? "").split(separator: ";").first.map {
            $0.trimmingCharacters(in: .whitespaces).lowercased()
        } ?? ""
    }

    /// In the characters that the server says it is written in, else in UTF-8 where it is that, else in Latin-1.
    private var text: String? {
        let named = (header("content-type") ?? "").split(separator: ";").lazy.compactMap { part -> String? in
            let part = part.trimmingCharacters(in: .whitespaces)
            guard part.lowercased().hasPrefix("charset=") else { return nil }
            return part.dropFirst("charset=".count).trimmingCharacters(in: ["\"", "'", " "])
        }.first
        return CharacterSetName(named).text(answer.body)
    }

    /// What the server calls it, else the end of the address.
    private var name: String {
        let disposed = (header("content-disposition") ?? "").split(separator: ";").lazy.compactMap { part -> String? in
            let part = part.trimmingCharacters(in: .whitespaces)
            guard part.lowercased().hasPrefix("filename=") else { return nil }
            return part.dropFirst("filename=".count).trimmingCharacters(in: ["\"", " "])
        }.first
        let last = disposed ?? URLComponents(string: address)?.path.split(separator: "/").last.map(String.init) ?? ""
        let plain = last.split(separator: "/").last.map { String($0.prefix(200)) } ?? ""
        guard !plain.isEmpty, plain != "..", plain != "." else {
            return "File" + (WebTypes.identifier(of: mediaType).flatMap { FileTypes.fileExtension(of: $0) }.map { ".\($0)" } ?? "")
        }
        return plain.replacing("\0", with: "")
    }
}
