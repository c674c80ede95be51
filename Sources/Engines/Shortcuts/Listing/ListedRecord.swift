// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import ShortcutDocument

/// What a thing is called that a person chose, and that a file has as a record of its own form.
enum ListedRecord {
    /// Nil if it has no name.
    static func name(of record: ShortcutDictionary) -> String? {
        let record = record.dictionary("Value") ?? record
        for key in keys {
            if let name = record.string(key) { return name }
        }
        if record["identifier"] != nil, let title = record.string("title") ?? record.dictionary("title")?.string("key")
        {
            return title
        }
        return people(in: record)
    }

    /// Of apps' things, shortcuts, files and folders, apps and fonts.
    private static let keys = [
        "displayString", "workflowName", "displayName", "filename", "Name", "BundleIdentifier", "WFFontDescriptorName",
    ]

    private static func people(in record: ShortcutDictionary) -> String? {
        let names = (record.array("WFContactFieldValues") ?? []).prefix(mostPeople).compactMap { value -> String? in
            if let text = value.content.string { return text }
            guard let contact = value.content.dictionary else { return nil }
            let entry = contact.dictionary("SerializedEntry")
            return contact.string("WFContactFormattedName") ?? entry?.string("link.contentkit.emailaddress")
                ?? entry?.string("link.contentkit.phonenumber")
        }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    private static let mostPeople = 20
}
