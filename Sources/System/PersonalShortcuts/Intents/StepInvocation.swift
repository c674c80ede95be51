// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation
import IntentDefinition
import IntentValues
import Processes
import Sentences
import Shortcuts

/// What a step gives an intent: values where they are values of the parameter's kind, else words that are read as an
/// answer would be.
struct StepInvocation {
    let invocation: Invocation

    /// - Throws: `ShortcutFailure` where a file cannot be handed over.
    init(_ step: IntentStep, for intent: IntentDeclaration, _ coercion: Coercion) throws(ShortcutFailure) {
        var invocation = Invocation()
        for parameter in intent.parameters {
            var given = step.values[parameter.name] ?? .nothing
            // Where the file says nothing, the parameter that the app chose takes what the action before gave.
            if given.isEmpty, step.values[parameter.name] == nil, intent.inputParameter == parameter.name {
                given = step.input
            }
            guard !given.isEmpty else { continue }
            if let value = try Self.value(of: given, for: parameter, coercion) {
                invocation.values[parameter.name] = value
            } else {
                // On a line each: what one of them is called may have an “and” in it.
                let words = given.items.map { coercion.text($0) }.joined(separator: parameter.isArray ? "\n" : ", ")
                if !words.isEmpty { invocation.texts[parameter.name] = words }
            }
        }
        self.invocation = invocation
    }

    /// Nil if the content is only to be read as words.
    private static func value(
        of content: Content, for parameter: ParameterDeclaration, _ coercion: Coercion
    ) throws(ShortcutFailure) -> IntentValue? {
        var values: [IntentValue] = []
        for item in content.items {
            guard let value = try value(of: item, as: parameter.type, coercion) else { return nil }
            values.append(value)
        }
        return parameter.isArray ? .array(values) : values.first
    }

    static func value(
        of item: ContentItem, as type: ValueType, _ coercion: Coercion
    ) throws(ShortcutFailure) -> IntentValue? {
        switch type {
        case .string: return .string(coercion.text(item))
        case .integer: return coercion.number(item).map { .integer($0.int) }
        case .decimal: return coercion.number(item).map { .decimal($0.double) }
        case .boolean:
            guard case .boolean(let value) = item.value else { return nil }
            return .boolean(value)
        case .timeInterval:
            guard case .number(let number) = item.value else { return nil }
            return .timeInterval(number.double)
        case .dateComponents:
            guard case .date(let date) = item.value else { return nil }
            return .dateComponents(components(of: date, coercion.environment.calendar))
        case .moment:
            guard case .date(let date) = item.value else { return nil }
            return .decimal(date.date.timeIntervalSinceReferenceDate)
        case .url: return URL(string: coercion.text(item)).flatMap { $0.scheme == nil ? nil : .url($0) }
        case .file: return try file(item, coercion)
        case .enumeration:
            guard case .number(.whole(let number)) = item.value else { return nil }
            return .enumeration(number)
        case .object(let name, _): return object(item, named: name ?? "INObject", coercion)
        case .person, .placemark, .speakableString, .currencyAmount, .mass, .length, .speed, .temperature, .energy,
            .volume, .system:
            return nil
        }
    }

    private static func components(of date: ContentDate, _ calendar: Calendar) -> DateComponents {
        let parts: Set<Calendar.Component> =
            date.isDay ? [.year, .month, .day] : [.year, .month, .day, .hour, .minute, .second]
        var components = calendar.dateComponents(parts, from: date.date)
        if !date.isDay { components.timeZone = calendar.timeZone }
        return components
    }

    /// What is no file is handed over as one of its text.
    private static func file(_ item: ContentItem, _ coercion: Coercion) throws(ShortcutFailure) -> IntentValue {
        let (data, name, type): (Data, String, String) =
            if case .file(let file) = item.value {
                (file.data, item.name ?? file.name, file.type)
            } else {
                (Data(coercion.text(item).utf8), item.name ?? "Text.txt", "public.plain-text")
            }
        do throws(FileError) {
            return .file(FileValue(try SealedFile.content(holding: data), filename: name, typeIdentifier: type))
        } catch {
            throw ShortcutFailure("the file ‘\(name)’ cannot be passed on: \(error)", remedy: "give a smaller one")
        }
    }

    /// An object as apps gave it, or as files keep what a person chose: with an identifier and what it is shown as.
    private static func object(_ item: ContentItem, named name: String, _ coercion: Coercion) -> IntentValue? {
        let (properties, title): (ContentDictionary, String?) =
            switch item.value {
            case .record(let record): (record.properties, record.title)
            case .dictionary(let dictionary): (dictionary, nil)
            default: (ContentDictionary(), nil)
            }
        guard let identifier = properties["identifier"].map({ coercion.text($0) }), !identifier.isEmpty else {
            return nil
        }
        let shown =
            properties["displayString"].map { coercion.text($0) } ?? title ?? words(properties["title"], coercion)
            ?? identifier
        return .object(ObjectValue(typeName: name, identifier: identifier, displayString: shown))
    }

    /// A text, or a text to be translated: `{"key": "Sencha"}`.
    private static func words(_ content: Content?, _ coercion: Coercion) -> String? {
        guard let item = content?.items.first else { return nil }
        if case .dictionary(let text) = item.value { return text["key"].map { coercion.text($0) } }
        return coercion.text(item)
    }
}
