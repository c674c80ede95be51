// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import ShortcutDocument
import SpokenValues

/// What one kind of content is as another; the table of it is in `Documentation/Shortcuts.md`.
///
/// Nothing here reads a file or asks the network: what needs that is an action.
package struct Coercion: Sendable {
    /// Where and when the run is.
    package let environment: RunEnvironment

    package init(in environment: RunEnvironment) { self.environment = environment }

    /// The items as one text, a line each.
    package func text(_ content: Content) -> String {
        switch content {
        case .nothing: ""
        case .one(let item): text(item)
        case .many(let items): items.map { text($0) }.joined(separator: "\n")
        }
    }

    /// An item as text: a dictionary as JSON, a file as what is written in it or its name.
    package func text(_ item: ContentItem) -> String {
        switch item.value {
        case .text(let text): text
        case .number(let number): number.text
        case .boolean(let value): value ? "Yes" : "No"
        case .date(let date): DateWriter(in: environment).text(date, as: DateFormatChoice.standard(isDay: date.isDay))
        case .url(let url): url
        case .dictionary(let dictionary): JSONText.text(of: dictionary, in: self)
        case .list(let list): text(Content(list.items))
        case .richText(let rich): rich.text
        case .file(let file): fileText(file) ?? item.name ?? file.name
        case .measurement(let measurement): "\(measurement.number.text) \(measurement.unit)"
        case .record(let record): record.title
        }
    }

    /// What is written in a file; nil if that is not text.
    package func fileText(_ file: ContentFile) -> String? {
        let isText = FileTypes.conforms(file.type, to: .text)
        guard isText || file.type == "public.data" else { return nil }
        return String(validating: file.data, as: UTF8.self)
    }

    /// A number: of an invalid text, the first one in it. Nil if there is none.
    package func number(_ item: ContentItem) -> Number? {
        switch item.value {
        case .number(let number): number
        case .boolean(let value): .whole(value ? 1 : 0)
        case .measurement(let measurement): measurement.number
        case .text(let text): firstNumber(in: text)
        case .url(let url): number(in: url)
        case .richText, .file: firstNumber(in: text(item))
        case .date, .dictionary, .list, .record: nil
        }
    }

    /// The number that a text is, or the first one in it: `five 5`.
    package func firstNumber(in text: String) -> Number? {
        number(in: text) ?? numbers(in: String(text.prefix(Self.longestNumber))).first
    }

    private static let longestNumber = 4096

    /// The number that a text is: as programs write it, or in digits as people do, with groups and a percent sign.
    ///
    /// - Parameter isInText: Whether a comma for a point may belong to a list.
    package func number(in text: String, isInText: Bool = false) -> Number? {
        if let number = Number(text) { return number }
        guard text.utf8.count <= 100, !text.contains(where: { $0.isLetter || $0 == "/" }) else { return nil }
        let reader = SpokenValueReader(language: environment.locale.identifier(.bcp47))
        let moment = SpokenMoment(calendar: environment.calendar, now: .distantPast)
        for kind in [SpokenKind.number, .percentage] {
            let reading = reader.reading(of: text, as: kind, at: moment)
            guard let reading, !isInText || reading.certainty == .sure else { continue }
            if case .number(let number) = reading.value { return Number(number.description) }
            if case .percentage(let percent) = reading.value { return Number((percent / 100).description) }
        }
        return nil
    }

    /// The numbers in digits that are in a text.
    package func numbers(in text: String) -> [Number] {
        text.matches(of: /-?[0-9]+(?:[.,'’][0-9]+)*/).flatMap { match -> [Number] in
            if let number = number(in: String(match.output), isInText: true) { return [number] }
            return match.output.split { ".,'’".contains($0) }.compactMap { Number($0) }
        }
    }

    /// A number with its unit; nil if the item has none.
    package func measurement(_ item: ContentItem) -> ContentMeasurement? {
        if case .measurement(let measurement) = item.value { return measurement }
        guard case .text(let text) = item.value else { return nil }
        let digits = text.prefix { !$0.isLetter && $0 != "°" && $0 != "µ" }
        let unit = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
        guard let number = number(in: String(digits)), let symbol = MeasurementUnit.symbol(unit) else { return nil }
        return ContentMeasurement(number, unit: symbol)
    }

    /// A yes or no: of anything but a boolean and a number, whether there is something.
    package func boolean(_ item: ContentItem) -> Bool {
        switch item.value {
        case .boolean(let value): value
        case .number(let number): number != .whole(0)
        case .text(let text): !["", "no", "false", "0"].contains(text.lowercased())
        default: true
        }
    }

    /// A moment; nil if the item tells none.
    package func date(_ item: ContentItem) -> ContentDate? {
        switch item.value {
        case .date(let date): date
        case .text, .richText, .file: DateReader(in: environment).date(text(item))
        case .record(let record):
            ["Start Date", "Date", "Due Date"].lazy
                .compactMap { record.properties[$0]?.first }.compactMap { date($0) }.first
        default: nil
        }
    }

    /// An address; nil if the item has none.
    package func url(_ item: ContentItem) -> String? {
        switch item.value {
        case .url(let url): url
        case .text, .richText: TextDetector.links(in: text(item)).first
        case .file(let file):
            file.path.map { "file://\($0)" } ?? fileText(file).flatMap { TextDetector.links(in: $0).first }
        case .record(let record):
            ["URL", "Page URL", "Store URL"].lazy
                .compactMap { record.properties[$0]?.first }.map { text($0) }.first
        default: nil
        }
    }

    /// Keys and values; nil if the item has none.
    package func dictionary(_ item: ContentItem) -> ContentDictionary? {
        switch item.value {
        case .dictionary(let dictionary): dictionary
        case .text, .richText, .file: JSONText.dictionary(in: text(item)) ?? PropertyListText.dictionary(in: text(item))
        case .record(let record): record.properties
        default: nil
        }
    }

    /// The content as items of another kind; what is not available as that is left out.
    package func content(_ content: Content, as kind: ContentKind) -> Content {
        content.mapItems { item in
            if item.value.kind == kind { return .one(item) }
            if kind == .contact { return contacts(item) }
            if kind == .photo, item.value.kind == .image { return .one(item) }
            return value(item, as: kind).map { .one(ContentItem($0, name: item.name)) } ?? .nothing
        }
    }

    /// The contacts that an item is or that are written in it.
    package func contacts(_ item: ContentItem) -> Content {
        if item.value.kind == .contact { return .one(item) }
        return Content(ContactCard.contacts(in: text(item)).map { ContentItem(.record($0)) })
    }

    private func value(_ item: ContentItem, as kind: ContentKind) -> ContentValue? {
        switch kind {
        case .text: .text(text(item))
        case .number: number(item).map { .number($0) }
        case .boolean: .boolean(boolean(item))
        case .date: date(item).map { .date($0) }
        case .url: url(item).map { .url($0) }
        case .dictionary: dictionary(item).map { .dictionary($0) }
        case .richText: .richText(richText(item))
        case .image, .pdf, .media, .photo: nil
        case .file: .file(file(item))
        case .phoneNumber: TextDetector.phoneNumbers(in: text(item)).first.map { .text($0) }
        case .measurement: measurement(item).map { .measurement($0) }
        case .emailAddress: TextDetector.emailAddresses(in: text(item)).first.map { .text($0) }
        default: nil
        }
    }

    /// The text with what HTML asks for.
    package func richText(_ item: ContentItem) -> RichText {
        if case .richText(let rich) = item.value { return rich }
        let text = text(item)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { HTMLText.escaped(String($0)) }
        return RichText(html: lines.joined(separator: "<br>"), text: text)
    }

    /// A file that holds the item, under the item's name or what it is called otherwise.
    package func file(_ item: ContentItem) -> ContentFile {
        switch item.value {
        case .file(let file):
            guard let name = item.name, name != file.name else { return file }
            return ContentFile(name: name, type: file.type, data: file.data, path: file.path)
        case .dictionary:
            return file(item, type: "public.json", data: Data(text(item).utf8))
        case .richText(let rich): return file(item, type: "public.html", data: Data(rich.html.utf8))
        default: return file(item, type: "public.plain-text", data: Data(text(item).utf8))
        }
    }

    private func file(_ item: ContentItem, type: String, data: Data) -> ContentFile {
        let name = item.name ?? name(item)
        let ending = FileTypes.fileExtension(of: type) ?? "data"
        let isNamed = FileTypes.type(ofName: name) != "public.data"
        return ContentFile(
            name: isNamed ? name : "\(name).\(ending)", type: isNamed ? FileTypes.type(ofName: name) : type, data: data)
    }

    /// What an item is called: its name, a file's own, or the first line of what it is as text.
    package func name(_ item: ContentItem) -> String {
        if let name = item.name { return name }
        if case .file(let file) = item.value {
            guard let dot = file.name.lastIndex(of: "."), dot != file.name.startIndex else { return file.name }
            return String(file.name[..<dot])
        }
        return String(text(item).prefix { !$0.isNewline }.prefix(Self.longestName))
    }

    private static let longestName = 60
}
