// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import SystemTexts
package import Wire

/// Reads from an intent of one of SiriKit's domains, and from what was answered, what its panel shows.
///
/// An intent without a panel of its own gets none: the standard one says what there is to say.
package struct PanelReader {
    let context: any PanelIntent
    /// By the names of parameters.
    let values: [String: IntentValue]
    /// By the names of the response's properties.
    let results: [String: IntentValue]
    /// Whether it is done already, and not only about to be.
    let isDone: Bool
    let texts: Texts<PanelText>

    /// - Parameters:
    ///   - declared: What the intent is.
    ///   - intent: As it is about to be handled, or was.
    ///   - response: What was answered to it.
    package init(of declared: any PanelIntent, intent: IntentPayload, response: ResponsePayload, isDone: Bool) {
        context = declared
        values = intent.values
        results = response.properties
        self.isDone = isDone
        texts = Texts(context.language)
    }

    /// Nil if the standard panel says all there is.
    package var content: PanelContent? {
        guard context.intent.kind == .system, let domain = context.intent.domain else { return nil }
        let name = context.unqualifiedClassName
        return switch domain {
        case "Messages": messages(name)
        case "Calls": calls(name)
        case "Rides": rides(name)
        case "Payments": payments(name)
        case "Notes": notes(name)
        case "Media", "Radio": media(name)
        case "Workouts": workout(name)
        case "Photos": photos
        case "VisualCodes": code
        case "Restaurants", "Reservations": reservations(name)
        case "Car", "General": cars(name)
        default: nil
        }
    }
}

// MARK: - Texts of values

extension PanelReader {
    private static let mostCharacters = 200
    private static let mostOfText = 2000

    /// A value in words, on one line; nil if there is nothing to say.
    func text(_ value: IntentValue?, _ type: ValueType? = nil) -> String? {
        written(value, type)?.bounded(Self.mostCharacters, keepsLines: false)
    }

    /// A text that may have several lines.
    func longText(_ value: IntentValue?) -> String? {
        written(value, nil)?.bounded(Self.mostOfText, keepsLines: true)
    }

    private func written(_ value: IntentValue?, _ type: ValueType?) -> String? {
        switch value {
        case nil: return nil
        case .enumeration(let number)?:
            return label(of: number, type).map { $0.prefix(1).uppercased() + $0.dropFirst() }
        case .person(let person)?: return name(of: person)
        case .object(let object)? where object.properties["person"] != nil:
            return written(object.properties["person"], nil)
        case .currency(let money)? where !money.amount.isNaN && abs(money.amount) < 1e15:
            return context.text(of: .currency(money), as: nil)
        case .currency?: return nil
        case .array(let elements)?: return list(elements.prefix(Self.mostNames), of: elements.count, type)
        case .object(let object)?: return context.text(of: .object(object.shortened), as: nil)
        case let other?: return context.text(of: other, as: type)
        }
    }

    /// What a case is called in the middle of a sentence; nil for one that says nothing.
    func label(of number: Int, _ type: ValueType?) -> String? {
        let known = type.flatMap(context.enumeration)?.cases.first { $0.index == number }
        guard let known, known.name != "unknown" else { return nil }
        return context.label(known)
    }

    private static let mostNames = 5

    /// “Ann, Ben and 3 more”.
    private func list(_ elements: ArraySlice<IntentValue>, of count: Int, _ type: ValueType?) -> String? {
        var names = elements.compactMap { text($0, type) }
        if let more = more(than: elements.count, of: count) { names.append(more) }
        return names.isEmpty ? nil : context.list(names)
    }

    private func name(of person: PersonValue) -> String {
        person.displayName.isEmpty ? person.handle?.value ?? "" : person.displayName
    }

    /// “3 more”; nil if no more are left.
    func more(than shown: Int, of count: Int) -> String? {
        count > shown ? texts(.more, count: Double(count - shown), shown: String(count - shown)) : nil
    }

    /// A number as the language writes it; nil for anything else.
    func number(_ number: Double, digits: Int = 1) -> String? {
        guard number.isFinite, abs(number) < 1e12 else { return nil }
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...digits))
        return number.formatted(style.locale(Locale(identifier: context.language)))
    }

    /// A length in the unit that it was given in.
    func length(_ value: IntentValue?) -> String? {
        guard case .measurement(let length)? = value, let shown = number(length.value) else { return nil }
        let units: [String: PanelText] = ["km": .kilometers, "m": .meters, "mi": .miles]
        guard let unit = units[length.unit] else {
            return "\(shown) \(length.unit)".bounded(Self.mostCharacters, keepsLines: false)
        }
        return texts(unit, ["count": shown])
    }

    /// A day and a time of it, of a moment.
    func moment(_ value: IntentValue?) -> String? {
        guard case .decimal(let seconds)? = value, abs(seconds) < 1e11 else { return nil }
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let parts = context.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return text(.dateComponents(parts))
    }
}

// MARK: - Parts of values

extension PanelReader {
    /// A parameter's value in words.
    func argument(_ name: String) -> String? { text(values[name], context.parameter(name)?.type) }

    /// A property of an object in words.
    func text(_ name: String, of object: ObjectValue?) -> String? {
        guard let object, let value = object.properties[name] else { return nil }
        return text(value, type(of: name, in: object))
    }

    /// The name of an enumeration's case in an object.
    func caseName(_ name: String, of object: ObjectValue?) -> String? {
        guard let object, case .enumeration(let number)? = object.properties[name] else { return nil }
        return type(of: name, in: object).flatMap(context.enumeration)?.cases.first { $0.index == number }?.name
    }

    /// The name of an enumeration's case that a parameter has.
    func caseName(ofArgument name: String) -> String? {
        guard case .enumeration(let number)? = values[name], let type = context.parameter(name)?.type else {
            return nil
        }
        return context.enumeration(of: type)?.cases.first { $0.index == number }?.name
    }

    private func type(of name: String, in object: ObjectValue) -> ValueType? {
        context.objectType(named: object.typeName)?.properties.first { $0.name == name }?.type
    }

    /// The first parts of a list that are objects, and how many parts it has.
    func objects(_ value: IntentValue?, most: Int = PanelContent.mostRows) -> (shown: [ObjectValue], count: Int) {
        switch value {
        case .object(let object)?: return ([object], 1)
        case .array(let elements)?:
            return (
                elements.prefix(most).compactMap { if case .object(let object) = $0 { object } else { nil } },
                elements.count
            )
        default: return ([], 0)
        }
    }

    func object(_ value: IntentValue?) -> ObjectValue? { objects(value, most: 1).shown.first }

    /// The picture that a value is, or that belongs to a person.
    func image(_ value: IntentValue?) -> PanelImage? {
        switch value {
        case .object(let object)?: (object.image.map(PanelImage.init)) ?? image(object.properties["person"])
        case .person(let person)?: person.image.map(PanelImage.init)
        case .array(let elements)?: elements.first.flatMap { if case .array = $0 { nil } else { image($0) } }
        default: nil
        }
    }

    /// What was found in rows; nil if nothing was.
    func rows(
        _ subject: PanelContent.Rows.Subject, _ value: IntentValue?, _ row: (ObjectValue) -> PanelContent.Rows.Row?
    ) -> PanelContent? {
        let (shown, count) = objects(value)
        let rows = shown.compactMap(row)
        guard !rows.isEmpty else { return nil }
        return .rows(PanelContent.Rows(of: subject, rows: rows, remaining: more(than: rows.count, of: count)))
    }

    /// Parts of a line that are there, with points between.
    func joined(_ parts: [String?]) -> String? {
        let parts = parts.compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    func detail(_ label: PanelText, _ value: String?) -> PanelContent.Detail? {
        value.map { PanelContent.Detail(label: texts(label), value: $0) }
    }
}

extension ObjectValue {
    /// With as much of its name as is shown, so that a long one is not copied about.
    fileprivate var shortened: ObjectValue {
        var object = self
        object.displayString = String(displayString.unicodeScalars.prefix(1000))
        return object
    }
}

extension String {
    /// The beginning of a text, without what no person reads; nil if nothing is left.
    fileprivate func bounded(_ most: Int, keepsLines: Bool) -> String? {
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars.prefix(most) {
            let isBreak = scalar.value == 0x0A || scalar.value == 0x2028 || scalar.value == 0x2029
            let isControl = scalar.properties.generalCategory == .control
            if isBreak, keepsLines { scalars.append("\n") } else { scalars.append(isBreak || isControl ? " " : scalar) }
        }
        let isCut = unicodeScalars.count > most
        let text = String(scalars).trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : isCut ? text + "…" : text
    }
}
