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
        var value: String

        /// `item1.TEL;TYPE=cell:+1 555`.
        init?(_ text: String) {
            guard let colon = text.firstIndex(of: ":") else { return nil }
            let head = text[..<colon].prefix { $0 != ";" }
            name = (head.split(separator: ".").last ?? head).uppercased()
            value = String(text[text.index(after: colon)...])
        }

        var text: String {
            value.replacing("\\n", with: "\n").replacing("\\,", with: ",").replacing("\\;", with: ";")
                .trimmingCharacters(in: .whitespaces)
        }

        /// What stands between semicolons.
        var parts: [String] {
            value.split(separator: ";", omittingEmptySubsequences: false).map {
                $0.replacing("\\,", with: ",").trimmingCharacters(in: .whitespaces)
            }
        }
    }

    /// A line that begins with a space goes on with the one before.
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
        "FN": "Name", "TEL": "Phone Numbers", "EMAIL": "Email Addresses", "ORG": "Company", "TITLE": "Job Title",
        "NOTE": "Notes", "BDAY": "Birthday", "URL": "URL", "NICKNAME": "Nickname",
    ]

    private static func contact(of lines: [Line]) -> ContentRecord? {
        var properties = ContentDictionary()
        func add(_ text: String, to name: String) {
            guard !text.isEmpty else { return }
            var values = properties[name] ?? .nothing
            values.append(.text(text))
            properties[name] = values
        }
        for line in lines {
            switch line.name {
            case "N":
                for (name, part) in zip(["Last Name", "First Name"], line.parts) { add(part, to: name) }
            case "ADR":
                let parts = line.parts.filter { !$0.isEmpty }
                add(parts.joined(separator: ", "), to: "Street Addresses")
            case "ORG": add(line.parts.first ?? "", to: "Company")
            default: if let name = names[line.name] { add(line.text, to: name) }
            }
        }
        guard !properties.entries.isEmpty else { return nil }
        let name = properties["Name"]?.first ?? properties["Company"]?.first ?? properties["Phone Numbers"]?.first
        guard case .text(let title)? = name?.value else { return nil }
        // Old workflows ask for one where new ones ask for several.
        for (one, several) in [("Phone Number", "Phone Numbers"), ("Email Address", "Email Addresses")] {
            if let values = properties[several] { properties[one] = values }
        }
        return ContentRecord(kind: .contact, title: title, properties: properties)
    }
}
