// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentDefinition
package import IntentValues
import SpokenValues
import SystemTexts

/// Reads the value of a parameter from a person's words.
///
/// The words of every language that is known are understood, those of the conversation's first. The same reader serves answers, the slots of phrases and
/// `beckon run name=value`.
package struct ValueReader {
    /// What the words were.
    package enum Reading: Hashable, Sendable {
        /// A value of the parameter's type; an array for an array parameter.
        case value(IntentValue)
        /// A value that may be another one, such as 5 March for "03/05": the person is asked first.
        case doubtful(IntentValue)
        /// The paths of files that the caller has to read, one for each value.
        case files([String])
        /// One sentence for the person: why the words don't fit the type.
        case unreadable(String)
    }

    private let context: ConversationContext
    private let now: Date
    private let values: AnswerValues

    /// - Parameter now: What "tomorrow" is reckoned from.
    package init(_ context: ConversationContext, now: Date) {
        self.context = context
        self.now = now
        values = AnswerValues(language: context.language, calendar: context.calendar, now: now)
    }

    /// Reads the words for a parameter; commas and "and" part the elements of an array.
    ///
    /// An object is read as its name without an identifier, which the handler
    /// resolves; options are not known here.
    package func read(_ text: String, for parameter: ParameterDeclaration) -> Reading {
        guard parameter.isArray else { return readElement(text, for: parameter) }
        let items = ListedAnswers.items(of: text)
        guard !items.isEmpty else { return .unreadable(context.say(.answerEmpty)) }
        var (values, paths): ([IntentValue], [String]) = ([], [])
        for item in items {
            switch readElement(item, for: parameter) {
            case .value(let value), .doubtful(let value): values.append(value)
            case .files(let files): paths += files
            case .unreadable(let reason): return .unreadable(reason)
            }
        }
        return paths.isEmpty ? .value(.array(values)) : .files(paths)
    }

    /// Reads the words for one element of a parameter.
    package func readElement(_ text: String, for parameter: ParameterDeclaration) -> Reading {
        let words = AnswerText(text).original
        guard !words.isEmpty else { return .unreadable(context.say(.answerEmpty)) }
        guard words.utf8.count <= Self.longest else { return .unreadable(context.say(.tooLong)) }
        if let name = context.vocabularyName(words, for: parameter) { return .value(name) }
        return read(words, parameter.type, parameter.options)
    }

    /// Reads the words for a property of an object; commas and "and" part the elements of an array.
    func read(_ text: String, for property: PropertyDeclaration) -> Reading {
        var parameter = ParameterDeclaration(name: property.name, type: property.type)
        parameter.isArray = property.isArray
        parameter.options = property.options
        return read(text, for: parameter)
    }

    /// Bytes of an answer; more is no answer a person gives.
    package static let longest = 1 << 20

    private func read(_ words: String, _ type: ValueType, _ options: ValueOptions) -> Reading {
        switch type {
        case .system("INDateComponentsRange"): span(words, options)
        case .moment: moment(words, options)
        case .system: context.optionSet(of: type).map { bits(words, of: $0) } ?? .value(.string(words))
        case .string: .value(.string(words))
        case .speakableString: .value(.speakableString(SpeakableStringValue(spokenPhrase: words)))
        case .object: object(words, type, options)
        case .person: .value(.person(PersonReader.read(words, values)))
        case .file: .files([words])
        case .integer: integer(words)
        case .decimal: decimal(words)
        case .boolean: reading(words, boolean(words, options).map(IntentValue.boolean), .noBoolean)
        case .timeInterval: timeInterval(words, options)
        case .dateComponents: date(words, options)
        case .url: reading(words, URLReader.read(words).map(IntentValue.url), .noURL)
        case .placemark: reading(words, PlaceReader.read(words, values).map(IntentValue.placemark), .noPlace)
        case .currencyAmount: currency(words)
        case .enumeration: enumeration(words, type)
        case .mass: measurement(words, .mass, options)
        case .length: measurement(words, .length, options)
        case .speed: measurement(words, .speed, options)
        case .temperature: measurement(words, .temperature, options)
        case .energy: measurement(words, .energy, options)
        case .volume: measurement(words, .volume, options)
        }
    }

    private func reading(
        _ words: String, _ value: IntentValue?, _ reason: SystemText, _ doubt: SpokenDoubt? = nil
    ) -> Reading {
        value.map(doubt == nil ? Reading.value : Reading.doubtful)
            ?? .unreadable(context.say(reason, ["answer": Self.quoted(words)]))
    }

    /// The words as they are quoted back, never longer than a line.
    static func quoted(_ words: String) -> String {
        words.count <= 60 ? words : words.prefix(60) + "…"
    }
}

// MARK: - Types that need their options

extension ValueReader {
    /// An object by its name; where the type says so, the words are the value of one of its properties.
    private func object(_ words: String, _ type: ValueType, _ options: ValueOptions) -> Reading {
        var made = context.objectType(of: type)
        if let other = made?.spokenType { made = context.objectType(named: other) }
        var object = ObjectValue(
            typeName: made?.className ?? context.className(of: type), identifier: nil, displayString: words)
        guard let name = made?.spokenProperty, let property = made?.properties.first(where: { $0.name == name }) else {
            return .value(.object(object))
        }
        let reading = read(words, property.type, options)
        guard case .value(let value) = reading else { return reading }
        object.properties = [name: property.isArray ? .array([value]) : value]
        return .value(.object(object))
    }

    /// Several options are one number, with a bit for each.
    private func bits(_ words: String, of declaration: EnumDeclaration) -> Reading {
        let matcher = OptionMatcher(candidates: context.candidates(of: declaration))
        var bits = 0
        for item in ListedAnswers.items(of: words) {
            let found = [matcher.exact(item), matcher.partial(item)].first { $0.count == 1 }?.first
            guard case .enumeration(let bit)? = found?.value else { return reading(item, nil, .noSuchCase) }
            bits |= bit
        }
        return bits == 0 ? reading(words, nil, .noSuchCase) : .value(.integer(bits))
    }

    /// A span of time.
    private func span(_ words: String, _ options: ValueOptions) -> Reading {
        guard case .date(let date)? = values.reading(of: words, as: .date)?.value else {
            return reading(words, nil, .noDate)
        }
        // A day alone is a span by itself.
        let end = date.end ?? (date.start.hour == nil ? date.start : nil)
        var properties = ["start": IntentValue.dateComponents(date.start)]
        properties["end"] = end.map { .dateComponents($0) }
        return .value(
            .object(
                ObjectValue(
                    typeName: "INDateComponentsRange", identifier: nil, displayString: words, properties: properties)))
    }

    private func boolean(_ words: String, _ options: ValueOptions) -> Bool? {
        func names(_ text: LocalizableText?) -> [String] { text.map { [context.words($0), $0.text] } ?? [] }
        return BooleanReader(trueNames: names(options.trueName), falseNames: names(options.falseName)).read(words)
    }

    private func integer(_ words: String) -> Reading {
        let number = values.number(words).flatMap { Int($0.description) }
        return reading(
            words, number.map(IntentValue.integer), .noInteger, values.reading(of: words, as: .number)?.doubt)
    }

    private func decimal(_ words: String) -> Reading {
        let number = values.number(words).map(AnswerValues.double)
        return reading(
            words, number.map(IntentValue.decimal), .noDecimal, values.reading(of: words, as: .number)?.doubt)
    }

    private func timeInterval(_ words: String, _ options: ValueOptions) -> Reading {
        let unit = [options.defaultUnit, options.unit].compactMap { $0 }.first { $0 != "Multiple" }
        let length = values.seconds(words, unit: unit)
        return reading(words, (length?.seconds).map(IntentValue.timeInterval), .noTimeInterval, length?.doubt)
    }

    private func date(_ words: String, _ options: ValueOptions) -> Reading {
        let date = components(words, options)
        return reading(words, (date?.components).map(IntentValue.dateComponents), .noDate, date?.doubt)
    }

    private func components(
        _ words: String, _ options: ValueOptions
    ) -> (components: DateComponents, doubt: SpokenDoubt?)? {
        guard let reading = values.reading(of: words, as: .date), case .date(let date) = reading.value else {
            return nil
        }
        var components = date.start
        // A field for times only takes no day, one for dates no time.
        switch options.style {
        case "Date" where components.day != nil:
            (components.hour, components.minute, components.second) = (nil, nil, nil)
        case "Time" where components.hour != nil:
            (components.year, components.month, components.day) = (nil, nil, nil)
        case "Date", "Time": return nil
        default: break
        }
        return (components, reading.doubt)
    }

    /// In seconds since the beginning of 2001.
    private func moment(_ words: String, _ options: ValueOptions) -> Reading {
        let date = components(words, options)
        let moment = date?.components.moment(in: context.calendar, at: now)?.timeIntervalSinceReferenceDate
        return reading(words, moment.map(IntentValue.decimal), .noDate, date?.doubt)
    }

    private func currency(_ words: String) -> Reading {
        guard let found = values.reading(of: words, as: .money), case .money(let amount, let code) = found.value else {
            return reading(words, nil, .noAmount)
        }
        guard let code else { return .unreadable(context.say(.noCurrency)) }
        return reading(words, .currency(CurrencyValue(amount: amount, code: code)), .noAmount, found.doubt)
    }

    private func measurement(
        _ words: String, _ dimension: MeasurementValue.Dimension, _ options: ValueOptions
    ) -> Reading {
        if let found = values.reading(of: words, as: .measurement(dimension)),
            case .measurement(let number, let unit) = found.value
        {
            let value = MeasurementValue(dimension: dimension, value: AnswerValues.double(number), unit: unit)
            return reading(words, .measurement(value), .noMeasurement, found.doubt)
        }
        let unit = [options.defaultUnit, options.unit].compactMap { $0 }.first
        guard let symbol = unit.flatMap({ values.symbol(of: $0, dimension) }), let number = values.number(words) else {
            let example = MeasurementExample.text(of: dimension)
            return .unreadable(context.say(.noMeasurement, ["answer": Self.quoted(words), "example": example]))
        }
        let value = MeasurementValue(dimension: dimension, value: AnswerValues.double(number), unit: symbol)
        return .value(.measurement(value))
    }

    private func enumeration(_ words: String, _ type: ValueType) -> Reading {
        guard let declaration = context.enumeration(of: type) else {
            return reading(
                words, values.number(words).flatMap { Int($0.description) }.map(IntentValue.enumeration), .noSuchCase)
        }
        let matcher = OptionMatcher(candidates: context.candidates(of: declaration))
        let found = [matcher.exact(words), matcher.partial(words)].first { $0.count == 1 }?.first
        return reading(words, found?.value, .noSuchCase)
    }
}
