// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// What is sent with a request, as bytes.
struct WebBody {
    let data: Data?
    /// As `Content-Type` says it.
    let type: String?

    init(_ body: WebRequest.Body, _ coercion: Coercion) {
        switch body {
        case .none: (data, type) = (nil, nil)
        case .json(let dictionary):
            data = Data(JSONText.text(of: dictionary, in: coercion).utf8)
            type = "application/json"
        case .file(let file): (data, type) = (file.data, WebTypes.mediaType(of: file.type))
        case .form(let dictionary):
            let hasFile = dictionary.entries.contains { entry in
                if case .file? = entry.value.first?.value { true } else { false }
            }
            (data, type) = hasFile ? Self.parts(dictionary, coercion) : Self.form(dictionary, coercion)
        }
    }

    private static func form(_ dictionary: ContentDictionary, _ coercion: Coercion) -> (Data, String) {
        let fields = dictionary.entries.map { encoded($0.key) + "=" + encoded(coercion.text($0.value)) }
        return (Data(fields.joined(separator: "&").utf8), "application/x-www-form-urlencoded")
    }

    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "*"):
                String(UnicodeScalar(byte))
            case UInt8(ascii: " "): "+"
            default: String(format: "%%%02X", byte)
            }
        }.joined()
    }

    /// By RFC 7578.
    private static func parts(_ dictionary: ContentDictionary, _ coercion: Coercion) -> (Data, String) {
        let boundary = "beckon-\(UUID().uuidString)"
        var body = Data()
        for entry in dictionary.entries {
            for item in entry.value.items {
                body.append(Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(quoted(entry.key))\"".utf8))
                if case .file(let file) = item.value {
                    let type = WebTypes.mediaType(of: file.type)
                    body.append(Data("; filename=\"\(quoted(item.name ?? file.name))\"\r\nContent-Type: \(type)\r\n\r\n".utf8))
                    body.append(file.data)
                } else {
                    body.append(Data("\r\n\r\n\(coercion.text(item))".utf8))
                }
                body.append(Data("\r\n".utf8))
            }
        }
        body.append(Data("--\(boundary)--\r\n".utf8))
        return (body, "multipart/form-data; boundary=\(boundary)")
    }

    private static func quoted(_ text: String) -> String {
        text.replacing("\"", with: "%22").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }
}
