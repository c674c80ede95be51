// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// What is sent with a request.
struct WebBody: Sendable {
    var type: String
    var data: Data

    /// Nil if nothing is sent.
    init?(_ body: WebRequest.Body, _ coercion: Coercion) {
        switch body {
        case .none: return nil
        case .json(let dictionary):
            type = "application/json"
            data = Data(JSONText.text(of: dictionary, in: coercion).utf8)
        case .form(let dictionary): self = Self.form(dictionary, coercion)
        case .file(let file):
            type = MediaTypes.mediaType(of: file.type)
            data = file.data
        }
    }

    private init(type: String, data: Data) {
        self.type = type
        self.data = data
    }

    /// In parts where there are files, otherwise as a line.
    private static func form(_ dictionary: ContentDictionary, _ coercion: Coercion) -> WebBody {
        let fields = dictionary.entries.flatMap { entry in
            let items = entry.value.listed.items
            return items.isEmpty ? [(entry.key, ContentItem(.text("")))] : items.map { (entry.key, $0) }
        }
        let hasFiles = fields.contains { if case .file = $0.1.value { true } else { false } }
        guard hasFiles else {
            let line = fields.map { "\(encoded($0))=\(encoded(coercion.text($1)))" }.joined(separator: "&")
            return WebBody(type: "application/x-www-form-urlencoded", data: Data(line.utf8))
        }
        let boundary = "Beckon-\(UUID().uuidString)"
        var data = Data()
        for (name, item) in fields { data += part(name, item, boundary, coercion) }
        data += Data("--\(boundary)--\r\n".utf8)
        return WebBody(type: "multipart/form-data; boundary=\(boundary)", data: data)
    }

    private static func part(
        _ name: String, _ item: ContentItem, _ boundary: String, _ coercion: Coercion
    ) -> Data {
        let head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(quoted(name))\""
        guard case .file = item.value else {
            return Data("\(head)\r\n\r\n\(coercion.text(item))\r\n".utf8)
        }
        let file = coercion.file(item)
        let type = MediaTypes.mediaType(of: file.type)
        return Data("\(head); filename=\"\(quoted(file.name))\"\r\nContent-Type: \(type)\r\n\r\n".utf8)
            + file.data + Data("\r\n".utf8)
    }

    /// As browsers write names into the heads of parts.
    private static func quoted(_ text: String) -> String {
        text.replacing("\r\n", with: "%0D%0A").replacing("\n", with: "%0A").replacing("\r", with: "%0D")
            .replacing("\"", with: "%22")
    }

    private static func encoded(_ text: String) -> String {
        (text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text).replacing("%20", with: "+")
    }

    private static let unreserved = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._*")
}
