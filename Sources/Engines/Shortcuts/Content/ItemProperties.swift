// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The properties that items have by their kinds: `Name`, `File Size`, `Year`, …
package struct ItemProperties: Sendable {
    private let coercion: Coercion

    package init(_ coercion: Coercion) { self.coercion = coercion }

    /// One property of an item; nothing where the item has none of that name.
    package func value(_ name: String, of item: ContentItem) -> Content {
        if case .record(let record) = item.value {
            if let value = record.properties[name] { return value }
            // Things of apps have names of their source, and files what people call them: `steepingTime`, Steeping Time.
            let plain = Self.plain(name)
            if record.kind == .appObject,
                let entry = record.properties.entries.first(where: { Self.plain($0.key) == plain })
            {
                return entry.value
            }
        }
        switch (item.value, name) {
        case (_, "Name"): return .text(coercion.name(item))
        case (.dictionary(let dictionary), "Keys"):
            return Content(dictionary.entries.map { ContentItem(.text($0.key)) })
        case (.dictionary(let dictionary), "Values"): return Content(dictionary.values)
        case (.file(let file), _): return value(name, of: file)
        case (.url(let url), _): return URLPart.value(name, of: url).map { .text($0) } ?? .nothing
        case (.text(let text), "Length"), (.text(let text), "Character Count"): return .number(.whole(text.count))
        case (.date(let date), _): return value(name, of: date)
        default: return .nothing
        }
    }

    private static func plain(_ name: String) -> String { name.filter { !$0.isWhitespace }.lowercased() }

    private func value(_ name: String, of file: ContentFile) -> Content {
        switch name {
        case "File Size": .number(.whole(file.data.count))
        case "File Extension":
            .text(file.name.lastIndex(of: ".").map { String(file.name[file.name.index(after: $0)...]) } ?? "")
        case "File Path": file.path.map { .text($0) } ?? .nothing
        case "File Type", "Type": .text(FileTypes.description(of: file.type))
        default: .nothing
        }
    }

    private func value(_ name: String, of date: ContentDate) -> Content {
        let components = coercion.environment.calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second, .weekday], from: date.date)
        let number: Int? =
            switch name {
            case "Year": components.year
            case "Month": components.month
            case "Day": components.day
            case "Hour": components.hour
            case "Minute": components.minute
            case "Second": components.second
            case "Weekday": components.weekday
            default: nil
            }
        return number.map { .number(.whole($0)) } ?? .nothing
    }
}
