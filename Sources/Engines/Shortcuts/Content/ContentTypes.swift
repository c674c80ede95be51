// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A moment, or a day without a time.
package struct ContentDate: Codable, Sendable {
    package var date: Date
    /// Whether only its day is meant.
    package var isDay: Bool

    package init(_ date: Date, isDay: Bool = false) {
        self.date = date
        self.isDay = isDay
    }
}

/// Keys and values, in the order in which they were written.
package struct ContentDictionary: Sendable {
    /// One key with its value.
    package struct Entry: Sendable {
        package var key: String
        package var value: Content
    }

    package private(set) var entries: [Entry] = []
    /// Where a key stands; made when there are so many that looking through them takes long.
    private var places: [String: Int] = [:]
    private static let few = 16

    package init() {}

    package subscript(key: String) -> Content? {
        get { place(of: key).map { entries[$0].value } }
        set {
            if let place = place(of: key) {
                if let newValue { entries[place].value = newValue } else { remove(at: place) }
            } else if let newValue {
                entries.append(Entry(key: key, value: newValue))
                if entries.count > Self.few { index(from: places.isEmpty ? 0 : entries.count - 1) }
            }
        }
    }

    /// The items of all values, in order; of a list the ones that it has.
    package var values: [ContentItem] { entries.flatMap { KeyPath.flattened($0.value).items } }

    private func place(of key: String) -> Int? {
        entries.count > Self.few ? places[key] : entries.firstIndex { $0.key == key }
    }

    private mutating func index(from start: Int) {
        for place in start..<entries.count { places[entries[place].key] = place }
    }

    private mutating func remove(at place: Int) {
        entries.remove(at: place)
        places = [:]
        if entries.count > Self.few { index(from: 0) }
    }
}

/// A list that is one item.
package final class ContentList: Sendable {
    package let items: [ContentItem]

    package init(_ items: [ContentItem]) { self.items = items }
}

/// A text with styles, as HTML, and what remains of it as text.
package final class RichText: Codable, Sendable {
    package let html: String
    package let text: String

    package init(html: String, text: String) {
        self.html = html
        self.text = text
    }
}

/// A file: its bytes, and of what type they are.
package final class ContentFile: Sendable {
    /// With its extension.
    package let name: String
    /// A uniform type identifier, such as `public.png`.
    package let type: String
    package let data: Data
    /// Where it lies on the disk, for what has such a place.
    package let path: String?

    package init(name: String, type: String, data: Data, path: String? = nil) {
        self.name = name
        self.type = type
        self.data = data
        self.path = path
    }
}

/// A number with a unit, such as 5 km.
package final class ContentMeasurement: Codable, Sendable {
    package let number: Number
    /// The unit's symbol.
    package let unit: String

    package init(_ number: Number, unit: String) {
        self.number = number
        self.unit = unit
    }
}

/// Something known by its properties.
package final class ContentRecord: Codable, Sendable {
    package let kind: ContentKind
    /// What it is as text.
    package let title: String
    package let properties: ContentDictionary

    package init(kind: ContentKind, title: String, properties: ContentDictionary) {
        self.kind = kind
        self.title = title
        self.properties = properties
    }
}
