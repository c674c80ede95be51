// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Contacts as cards write them, in the form of RFC 6350 and the ones before it.
package enum ContactCard {
    /// The contacts of all cards in a text.
    package static func contacts(in text: String) -> [ContentRecord] {
        guard text.range(of: "BEGIN:VCARD", options: .caseInsensitive) != nil else { return [] }
        var contacts: [ContentRecord] = []
        var lines: [Line] = []
        for line in unfolded(text) {
            guard let line = Line(line) else { continue }
            if line.name == "END" {
                if let contact = contact(of: lines) { contacts.append(contact) }
                lines = []
            } else if line.name == "BEGIN" {
                lines = []
            } else {
                lines.append(line)
            }
        }
        return contacts
    }

    /// One property of a card.
    private struct Line {
        var name: String
        /// `TYPE=JPEG`, `ENCODING=b`, in capitals.
        var marks: [String]
        var value: String

        /// `item1.TEL;TYPE=cell:+1 555`.
        init?(_ text: String) {
            guard let colon = text.firstIndex(of: ":") else { return nil }
            let head = text[..<colon].prefix { $0 != ";" }
            name = (head.split(separator: ".").last ?? head).uppercased()
            marks = text[head.endIndex..<colon].split(separator: ";").map { $0.uppercased() }
            value = String(text[text.index(after: colon)...])
        }

        var text: String { Self.plain(value[...]) }

        /// What stands between semicolons, but for those behind a backslash.
        var parts: [String] {
            var parts: [String] = []
            var start = value.startIndex
            var isEscaped = false
            for place in value.indices {
                if value[place] == ";", !isEscaped {
                    parts.append(Self.plain(value[start..<place]))
                    start = value.index(after: place)
                }
                isEscaped = value[place] == "\\" && !isEscaped
            }
            return parts + [Self.plain(value[start...])]
        }

        private static func plain(_ text: Substring) -> String {
            var plain = ""
            var isEscaped = false
            for character in text {
                if isEscaped {
                    plain.append(character == "n" || character == "N" ? "\n" : character)
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else {
                    plain.append(character)
                }
            }
            return plain.trimmingCharacters(in: .whitespaces)
        }

        /// The picture that is written in it, in Base64; nil if it has none.
        var picture: ContentFile? {
            let isData = value.hasPrefix("data:")
            guard isData || marks.contains(where: { ["ENCODING=B", "ENCODING=BASE64", "BASE64"].contains($0) })
            else { return nil }
            let letters = isData ? value.drop { $0 != "," }.dropFirst() : value[...]
            guard let data = Data(base64Encoded: letters.filter { !$0.isWhitespace }), !data.isEmpty
            else { return nil }
            let type = FileTypes.type(of: data)
            return ContentFile(
                name: "Contact Photo.\(FileTypes.fileExtension(of: type) ?? "data")", type: type, data: data)
        }
    }

    /// A line that begins with a space continues with the one before.
    private static func unfolded(_ text: String) -> [String] {
        var lines: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            if let first = line.first, first == " " || first == "\t", let last = lines.indices.last {
                lines[last] += line.dropFirst()
            } else {
                lines.append(String(line))
            }
        }
        return lines
    }

    private static let names = [
        "TEL": "Phone Numbers", "EMAIL": "Email Addresses", "TITLE": "Job Title", "NOTE": "Notes",
        "BDAY": "Birthday", "URL": "URL", "NICKNAME": "Nickname",
    ]

    /// The parts of a name, in the order of a card.
    private static let nameParts = ["Last Name", "First Name", "Middle Name", "Prefix", "Suffix"]

    private static func contact(of lines: [Line]) -> ContentRecord? {
        var properties = ContentDictionary()
        func add(_ text: String, to name: String) {
            guard !text.isEmpty else { return }
            var values = properties[name] ?? .nothing
            values.append(.text(text))
            properties[name] = values
        }
        var writtenName = ""
        var photo: ContentFile?
        for line in lines {
            switch line.name {
            case "FN": writtenName = line.text
            case "N": for (name, part) in zip(nameParts, line.parts) { add(part, to: name) }
            case "ADR":
                let parts = line.parts.filter { !$0.isEmpty }
                add(parts.joined(separator: ", "), to: "Street Addresses")
            case "ORG": for (name, part) in zip(["Company", "Department"], line.parts) { add(part, to: name) }
            case "PHOTO": photo = line.picture ?? photo
            default: if let name = names[line.name] { add(line.text, to: name) }
            }
        }
        let title = [name(in: properties), writtenName].first { !$0.isEmpty } ?? standIn(in: properties)
        guard !title.isEmpty else { return nil }
        properties["Name"] = .text(title)
        properties["Has Photo"] = .boolean(photo != nil)
        if let photo { properties["Contact Photo"] = Content(.file(photo)) }
        // Old workflows ask for one where new ones ask for several.
        for one in ["Phone Number", "Email Address", "Street Address"] {
            if let values = properties[one.hasSuffix("s") ? "\(one)es" : "\(one)s"] { properties[one] = values }
        }
        return ContentRecord(kind: .contact, title: title, properties: properties)
    }

    /// What the parts of a name are together.
    private static func name(in properties: ContentDictionary) -> String {
        ["Prefix", "First Name", "Middle Name", "Last Name", "Suffix"].compactMap { text($0, in: properties) }
            .joined(separator: " ")
    }

    /// What somebody goes by who has no name.
    private static func standIn(in properties: ContentDictionary) -> String {
        ["Nickname", "Company", "Email Addresses", "Phone Numbers"].lazy.compactMap { text($0, in: properties) }.first
            ?? ""
    }

    private static func text(_ name: String, in properties: ContentDictionary) -> String? {
        guard case .text(let text)? = properties[name]?.first?.value else { return nil }
        return text
    }
}
