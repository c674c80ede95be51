// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import Sentences
import SystemTexts

/// What an invocation brought, as values and words of its intent's parameters.
///
/// Words for the properties of a parameter's value are one value: the song and who sings it are one search.
struct AdoptedInvocation {
    /// By parameter.
    private(set) var values: [String: IntentValue] = [:]
    /// The words that are no value by themselves.
    private(set) var texts: [String: String]
    private let context: ConversationContext
    private let reader: ValueReader

    /// Checks and reads what came with an invocation.
    ///
    /// - Throws: The end if something doesn't fit the intent.
    init(_ invocation: Invocation, in context: ConversationContext, now: Date) throws(Failure) {
        self.context = context
        texts = invocation.texts
        reader = ValueReader(context, now: now)
        let names = Set(invocation.values.keys).union(invocation.texts.keys)
        if let stranger = names.sorted().first(where: { !isKnown($0) }) {
            let known = context.intent.parameters.map(\.name).joined(separator: ", ")
            throw context.failure(
                .refused, context.say(.unfitValue, ["parameter": stranger]),
                detail: "\(context.unqualifiedClassName) has no parameter ‘\(stranger)’; it has: \(known)")
        }
        for parameter in context.intent.parameters {
            if let value = invocation.values[parameter.name] { try adopt(value, parameter) }
        }
        for parameter in context.intent.parameters { try join(parameter) }
        readClearWords()
    }

    /// Whether the intent has a parameter, or a property of the value of one: `mediaSearch.artistName`.
    private func isKnown(_ name: String) -> Bool {
        let dot = name.firstIndex(of: ".")
        guard let parameter = context.parameter(String(name[..<(dot ?? name.endIndex)])) else { return false }
        guard let dot else { return true }
        let property = name[name.index(after: dot)...]
        return declaredType(of: parameter)?.properties.contains { $0.name == property } ?? false
    }

    private mutating func adopt(_ given: IntentValue, _ parameter: ParameterDeclaration) throws(Failure) {
        let value = context.today(given, as: parameter.type)
        guard let fitting = ValueShape(type: parameter.type).whole(value, isArray: parameter.isArray) else {
            throw context.unfit(parameter, "the value for ‘\(parameter.name)’ has the wrong type")
        }
        // A choice that an update of the app has removed is asked for again.
        if !isRemoved(fitting, parameter) { values[parameter.name] = fitting }
    }

    private func isRemoved(_ value: IntentValue, _ parameter: ParameterDeclaration) -> Bool {
        // One that has a default is left to the app, so that nothing else is chosen silently.
        guard case .enumeration(let number) = value, number != 0, parameter.options.defaultValue == nil,
            let declared = context.enumeration(of: parameter.type)
        else { return false }
        return !declared.cases.contains { $0.index == number }
    }

    /// Reads what is a value by itself: the handler sees all that was said when it looks at the first parameter.
    private mutating func readClearWords() {
        for parameter in context.intent.parameters {
            guard let words = texts[parameter.name], !parameter.isLookedUp,
                case .value(let value) = reader.read(words, for: parameter),
                let fitting = ValueShape(type: parameter.type).whole(value, isArray: parameter.isArray)
            else { continue }
            values[parameter.name] = fitting
            texts[parameter.name] = nil
        }
    }
}

// MARK: - Properties of values

extension AdoptedInvocation {
    /// Makes one object of the words for the properties of a parameter's value.
    private mutating func join(_ parameter: ParameterDeclaration) throws(Failure) {
        guard let type = declaredType(of: parameter) else { return }
        var object: ObjectValue?
        for property in type.properties {
            guard let words = texts.removeValue(forKey: "\(parameter.name).\(property.name)") else { continue }
            guard case .value(let value) = reader.read(words, for: property) else {
                throw context.unfit(
                    parameter,
                    "‘\(ValueReader.quoted(words))’ is not a valid value for ‘\(property.name)’ of ‘\(parameter.name)’")
            }
            var joined = if let object { object } else { try beginning(of: parameter, type) }
            joined.properties[property.name] = value
            if joined.displayString.isEmpty, case .string = value { joined.displayString = words }
            object = joined
        }
        if let object { values[parameter.name] = parameter.isArray ? .array([.object(object)]) : .object(object) }
    }

    /// The object that words for the whole value make; an empty one without such words.
    private mutating func beginning(
        of parameter: ParameterDeclaration, _ type: TypeDeclaration
    ) throws(Failure) -> ObjectValue {
        guard let words = texts.removeValue(forKey: parameter.name) else {
            return ObjectValue(typeName: context.definition.classNames.type(type), identifier: nil, displayString: "")
        }
        guard case .value(.object(let object)) = reader.readElement(words, for: parameter) else {
            throw context.unfit(parameter, "the value for ‘\(parameter.name)’ has the wrong type")
        }
        return object
    }

    /// The type of a value that is an object, or the one that a person's words make.
    private func declaredType(of parameter: ParameterDeclaration) -> TypeDeclaration? {
        guard let type = context.objectType(of: parameter.type) else { return nil }
        return type.spokenType.flatMap { context.objectType(named: $0) } ?? type
    }
}

extension ParameterDeclaration {
    /// Whether what words mean is looked up among the handler's options.
    var isLookedUp: Bool {
        if case .object = type { hasDynamicOptions } else { false }
    }
}
