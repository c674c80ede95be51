// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts

/// The heads of an answer, in order.
struct WebHeaders: Sendable {
    /// One head.
    struct Field: Sendable {
        var name: String
        var value: String
    }

    private(set) var fields: [Field]

    init(_ fields: [Field] = []) { self.fields = fields }

    /// The first of a name, in small letters; nil if there is none.
    subscript(name: String) -> String? { fields.first { $0.name.lowercased() == name }?.value }

    /// Adds a line as a server sent it.
    mutating func append(line: UnsafeBufferPointer<UInt8>) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
        let name = String(decoding: line[..<colon], as: UTF8.self).trimmingCharacters(in: .whitespaces)
        // Names of files come in any set of characters.
        let value = EncodedText.text(Data(line[(colon + 1)...])).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { return }
        fields.append(Field(name: name, value: value))
    }

    /// The heads by their names, those of the same name in one; `content-type`, as HTTP/2 has it, is `Content-Type`.
    var dictionary: ContentDictionary {
        var dictionary = ContentDictionary()
        for field in fields {
            let name =
                field.name.contains(where: \.isUppercase)
                ? field.name : field.name.split(separator: "-").map(\.capitalized).joined(separator: "-")
            if case .text(let before)? = dictionary[name]?.first?.value {
                dictionary[name] = .text("\(before), \(field.value)")
            } else {
                dictionary[name] = .text(field.value)
            }
        }
        return dictionary
    }

    /// What is not a shortcut's to say: it follows from what is sent.
    private static let reserved: Set = [
        "accept-encoding", "connection", "content-length", "expect", "keep-alive", "te", "trailer",
        "transfer-encoding", "upgrade",
    ]

    /// The heads that a shortcut sends; none can hide a second one in it.
    static func sent(_ headers: [WebRequest.Header]) throws(ShortcutFailure) -> [Field] {
        var fields: [Field] = []
        for header in headers {
            let name = header.name.trimmingCharacters(in: .whitespaces)
            let value = header.value.trimmingCharacters(in: .whitespacesAndNewlines)
            // What is left empty in a form means nothing.
            if name.isEmpty { continue }
            guard name.utf8.allSatisfy({ isOfToken($0) }) else {
                throw ShortcutFailure(
                    "‘\(name)’ is not a valid header name", remedy: "use letters, digits and ‘-’")
            }
            guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
                throw ShortcutFailure("the header ‘\(name)’ has several lines", remedy: "write it on one line")
            }
            if !reserved.contains(name.lowercased()) { fields.append(Field(name: name, value: value)) }
        }
        return fields
    }

    private static func isOfToken(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
