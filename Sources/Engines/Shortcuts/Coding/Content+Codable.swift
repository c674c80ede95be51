// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A content is a list of its items: an object each, its key the kind of the value, `name` and `groups` beside it.
extension Content: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(try [ContentItem](from: decoder))
    }

    package func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}

extension ContentItem: Codable {
    fileprivate enum CodingKeys: String, CodingKey {
        case text, number, boolean, date, url, dictionary, list, richText, file, measurement, record
        case name, groups
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let value = try ContentValue(from: container)
        if let groups = try container.decodeIfPresent([String].self, forKey: .groups), case .text(let text) = value {
            self.init(match: text, groups: groups)
            name = try container.decodeIfPresent(String.self, forKey: .name)
        } else {
            self.init(value, name: try container.decodeIfPresent(String.self, forKey: .name))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try value.encode(to: &container)
        try container.encodeIfPresent(name, forKey: .name)
        try container.encodeIfPresent(groups, forKey: .groups)
    }
}

extension ContentValue {
    fileprivate init(from container: KeyedDecodingContainer<ContentItem.CodingKeys>) throws {
        let kind = container.allKeys.first { $0 != .name && $0 != .groups }
        guard let kind else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: container.codingPath, debugDescription: "an item has no value"))
        }
        switch kind {
        case .text: self = .text(try container.decode(String.self, forKey: kind))
        case .number: self = .number(try container.decode(Number.self, forKey: kind))
        case .boolean: self = .boolean(try container.decode(Bool.self, forKey: kind))
        case .date: self = .date(try container.decode(ContentDate.self, forKey: kind))
        case .url: self = .url(try container.decode(String.self, forKey: kind))
        case .dictionary: self = .dictionary(try container.decode(ContentDictionary.self, forKey: kind))
        case .list: self = .list(ContentList(try container.decode([ContentItem].self, forKey: kind)))
        case .richText: self = .richText(try container.decode(RichText.self, forKey: kind))
        case .file: self = .file(try container.decode(ContentFile.self, forKey: kind))
        case .measurement: self = .measurement(try container.decode(ContentMeasurement.self, forKey: kind))
        default: self = .record(try container.decode(ContentRecord.self, forKey: .record))
        }
    }

    fileprivate func encode(to container: inout KeyedEncodingContainer<ContentItem.CodingKeys>) throws {
        switch self {
        case .text(let text): try container.encode(text, forKey: .text)
        case .number(let number): try container.encode(number, forKey: .number)
        case .boolean(let value): try container.encode(value, forKey: .boolean)
        case .date(let date): try container.encode(date, forKey: .date)
        case .url(let url): try container.encode(url, forKey: .url)
        case .dictionary(let dictionary): try container.encode(dictionary, forKey: .dictionary)
        case .list(let list): try container.encode(list.items, forKey: .list)
        case .richText(let text): try container.encode(text, forKey: .richText)
        case .file(let file): try container.encode(file, forKey: .file)
        case .measurement(let measurement): try container.encode(measurement, forKey: .measurement)
        case .record(let record): try container.encode(record, forKey: .record)
        }
    }
}

extension Number: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // What is no whole number is a fraction.
        if let whole = try? container.decode(Int.self) {
            self = .whole(whole)
        } else {
            self = .fraction(try container.decode(Double.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .whole(let number): try container.encode(number)
        case .fraction(let number): try container.encode(number)
        }
    }
}

/// An array, a key and its content in turn, so that the order is kept.
extension ContentDictionary: Codable {
    package init(from decoder: any Decoder) throws {
        self.init()
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            let key = try container.decode(String.self)
            self[key] = try container.decode(Content.self)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for entry in entries {
            try container.encode(entry.key)
            try container.encode(entry.value)
        }
    }
}
