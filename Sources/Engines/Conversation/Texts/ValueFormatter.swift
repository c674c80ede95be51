// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import SystemTexts

/// Writes values the way a person reads them, in the conversation's language.
struct ValueFormatter {
    let context: ConversationContext

    /// - Parameter type: The declared type, where there is one; it names an enumeration's cases.
    func string(_ value: IntentValue, type: ValueType? = nil, options: ValueOptions = ValueOptions()) -> String {
        switch value {
        case .string(let text): text
        case .integer(let number): names(of: number, type) ?? String(number)
        case .decimal(let seconds) where type == .moment: moment(seconds, options)
        case .decimal(let number): Self.plain(number)
        case .boolean(let isTrue): boolean(isTrue, options)
        case .timeInterval(let seconds): DurationFormatter(language: context.language).string(seconds)
        case .dateComponents(let components): DateFormat(context: context, options: options).string(components)
        case .url(let url): url.absoluteString
        case .file(let file): file.filename
        case .person(let person): person.displayName
        case .placemark(let place): Self.place(place)
        case .speakableString(let speakable): speakable.spokenPhrase
        case .currency(let money): currency(money)
        case .measurement(let measurement): "\(Self.plain(measurement.value)) \(measurement.unit)"
        case .enumeration(let rawValue): enumeration(rawValue, type)
        case .object(let object): self.object(object, options)
        case .array(let elements): list(elements.map { string($0, type: type, options: options) })
        }
    }

    /// "a, b and c".
    func list(_ items: [String]) -> String { context.list(items) }

    /// Without a fraction that is zero, and without an exponent while the digits are exact.
    static func plain(_ number: Double) -> String {
        guard number.isFinite else { return number.isNaN ? "–" : number < 0 ? "-∞" : "∞" }
        // 2^53: up to here a double holds every whole number.
        if number == number.rounded(), abs(number) <= 9_007_199_254_740_992 { return String(Int(number)) }
        return String(number)
    }

    /// The time of day alone: what has a moment is about now.
    private func moment(_ seconds: Double, _ options: ValueOptions) -> String {
        // Of a moment that far away no calendar tells anything.
        guard abs(seconds) < 1e11 else { return "" }
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let components = context.calendar.dateComponents([.hour, .minute], from: date)
        return DateFormat(context: context, options: options).string(components)
    }

    /// An object without a name is called by what a person's words would set in it.
    private func object(_ object: ObjectValue, _ options: ValueOptions) -> String {
        if object.typeName == "INDateComponentsRange" { return span(object, options) }
        guard object.displayString.isEmpty, let declared = context.objectType(named: object.typeName),
            let name = declared.spokenProperty, let value = object.properties[name]
        else { return object.displayString }
        return string(value, type: declared.properties.first { $0.name == name }?.type, options: options)
    }

    /// A span by its beginning, and by its end where that is another one.
    private func span(_ object: ObjectValue, _ options: ValueOptions) -> String {
        let ends = ["start", "end"].compactMap { object.properties[$0] }.map { string($0, options: options) }
        return ends.count == 2 && ends[0] == ends[1] ? ends[0] : ends.joined(separator: " – ")
    }

    private func boolean(_ isTrue: Bool, _ options: ValueOptions) -> String {
        (isTrue ? options.trueName : options.falseName).map(context.words).flatMap { $0.isEmpty ? nil : $0 }
            ?? context.say(isTrue ? .yes : .no)
    }

    private func enumeration(_ rawValue: Int, _ type: ValueType?) -> String {
        guard let declared = type.flatMap(context.enumeration) else { return String(rawValue) }
        // What was kept before an update may be gone with it.
        return declared.cases.first { $0.index == rawValue }.map(context.label) ?? context.say(.removedCase)
    }

    /// The names of the options in a set; nil if the type is not an option set.
    private func names(of bits: Int, _ type: ValueType?) -> String? {
        guard let declared = type.flatMap(context.optionSet) else { return nil }
        return list(declared.cases.filter { $0.index != 0 && bits & $0.index == $0.index }.map(context.label))
    }

    private func currency(_ money: CurrencyValue) -> String {
        let isCode = money.code.utf8.count == 3 && money.code.allSatisfy { $0.isASCII && $0.isLetter }
        guard isCode else { return "\(money.amount) \(money.code)".trimmingCharacters(in: .whitespaces) }
        // A format style keeps its formatter; making one again takes ten times as long as using it.
        return money.amount.formatted(.currency(code: money.code).locale(Locale(identifier: context.language)))
    }

    private static func place(_ place: PlacemarkValue) -> String {
        if let name = place.name, !name.isEmpty { return name }
        let street = [place.subThoroughfare, place.thoroughfare].compactMap { $0 }.joined(separator: " ")
        let parts = [street, place.locality, place.administrativeArea, place.country].compactMap { $0 }
        let address = parts.filter { !$0.isEmpty }.joined(separator: ", ")
        if !address.isEmpty { return address }
        guard let latitude = place.latitude, let longitude = place.longitude else { return "" }
        return "\(plain(latitude)), \(plain(longitude))"
    }
}
