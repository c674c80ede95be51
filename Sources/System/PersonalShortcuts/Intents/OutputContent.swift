// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import FileBytes
import Foundation
import Glibc
import IntentValues
import Processes
import Sentences
import Shortcuts

/// What an intent's answer gives to the next step: of the kind that it is, not as text.
struct OutputContent {
    private let coercion: Coercion

    init(_ coercion: Coercion) { self.coercion = coercion }

    /// - Parameter plain: The value as it is written for people; names the cases of enumerations.
    /// - Throws: `ShortcutFailure` where the bytes of a file cannot be read.
    func content(of value: IntentValue, plain: PlainValue?) throws(ShortcutFailure) -> Content {
        switch value {
        case .string(let text): return .text(text)
        case .integer(let number): return .number(.whole(number))
        case .decimal(let number), .timeInterval(let number): return .number(Number(number))
        case .boolean(let value): return .boolean(value)
        case .dateComponents(let components): return date(components)
        case .url(let url): return Content(.url(url.absoluteString))
        case .file(let file): return Content(.file(try Self.file(file)))
        case .person(let person): return record(.contact, person.displayName, [("handle", person.handle?.value)])
        case .placemark(let place):
            return record(
                .location, place.name ?? place.locality ?? "",
                [
                    ("Street", place.thoroughfare), ("City", place.locality), ("State", place.administrativeArea),
                    ("ZIP Code", place.postalCode), ("Country", place.country),
                    ("Latitude", place.latitude.map { Number($0).text }),
                    ("Longitude", place.longitude.map { Number($0).text }),
                ])
        case .speakableString(let speakable): return .text(speakable.spokenPhrase)
        case .currency(let money):
            let amount = Number(NSDecimalNumber(decimal: money.amount).doubleValue)
            return Content(.measurement(ContentMeasurement(amount, unit: money.code)))
        case .measurement(let measurement):
            return Content(.measurement(ContentMeasurement(Number(measurement.value), unit: measurement.unit)))
        case .enumeration(let number):
            if case .string(let name)? = plain { return .text(name) }
            return .number(.whole(number))
        case .object(let object): return try self.object(object)
        case .array(let elements):
            let plains: [PlainValue?] =
                if case .array(let plains)? = plain { plains } else { [] }
            var items: [ContentItem] = []
            for (place, element) in elements.enumerated() {
                items += try content(of: element, plain: plains.indices.contains(place) ? plains[place] : nil).items
            }
            return Content(items)
        }
    }

    /// A day without a year, or a time alone, is the next such moment only in words.
    private func date(_ components: DateComponents) -> Content {
        var calendar = coercion.environment.calendar
        if let timeZone = components.timeZone { calendar.timeZone = timeZone }
        guard components.year != nil, let date = calendar.date(from: components) else {
            return .text(PlainValue(IntentValue.dateComponents(components)).words)
        }
        return Content(.date(ContentDate(date, isDay: components.hour == nil)))
    }

    private func object(_ object: ObjectValue) throws(ShortcutFailure) -> Content {
        var properties = ContentDictionary()
        if let identifier = object.identifier { properties["identifier"] = .text(identifier) }
        properties["displayString"] = .text(object.displayString)
        for (name, value) in object.properties.sorted(by: { $0.key < $1.key }) {
            properties[name] = try content(of: value, plain: nil)
        }
        return Content(
            .record(ContentRecord(kind: .appObject, title: object.displayString, properties: properties)))
    }

    private func record(_ kind: ContentKind, _ title: String, _ properties: [(String, String?)]) -> Content {
        var dictionary = ContentDictionary()
        for case (let name, let text?) in properties { dictionary[name] = .text(text) }
        return Content(.record(ContentRecord(kind: kind, title: title, properties: dictionary)))
    }

    private static func file(_ file: FileValue) throws(ShortcutFailure) -> ContentFile {
        guard let content = file.content else {
            throw ShortcutFailure("the file ‘\(file.filename)’ no longer exists", remedy: "run it again")
        }
        do throws(FileBytesError) {
            let data = try content.bytes()
            return ContentFile(
                name: file.filename, type: file.typeIdentifier ?? FileTypes.type(ofName: file.filename), data: data)
        } catch {
            throw ShortcutFailure("the file ‘\(file.filename)’ cannot be read: \(error)", remedy: "run it again")
        }
    }
}

extension PlainValue {
    fileprivate var words: String {
        if case .string(let text) = self { text } else { "" }
    }
}

extension FileContent {
    /// All of the content.
    fileprivate func bytes() throws(FileBytesError) -> Data {
        let descriptor = try openDescriptor()
        var data = Data(count: size)
        var read = 0
        while read < size {
            let count = data.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress?.advanced(by: read), size - read, off_t(read))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .system(count < 0 ? errno : EIO) }
            read += count
        }
        return data
    }
}
