// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Sentences
import SystemTexts

/// Words for the properties of a parameter's value: the song and who sings it are one search.
extension Conversation {
    /// Whether the intent has a parameter, or a property of the value of one: `mediaSearch.artistName`.
    func isKnown(_ name: String) -> Bool {
        let parts = Self.parts(of: name)
        guard let parameter = context.parameter(parts.parameter) else { return false }
        guard let property = parts.property else { return true }
        return declaredType(of: parameter)?.properties.contains { $0.name == property } ?? false
    }

    /// Makes one object of the words that the invocation brought for the properties of a parameter's value.
    ///
    /// - Returns: The effects of the end when a property can't be read; nil when all can.
    mutating func join(_ parameter: ParameterDeclaration) -> [Effect]? {
        guard let type = declaredType(of: parameter) else { return nil }
        var object: ObjectValue?
        for property in type.properties {
            guard let words = texts.removeValue(forKey: "\(parameter.name).\(property.name)") else { continue }
            let reader = ValueReader(context, now: moment.date)
            guard case .value(let value) = reader.read(words, for: property) else {
                let detail: Sentence =
                    "‘\(ValueReader.quoted(words))’ is not a valid value for ‘\(property.name)’ of ‘\(parameter.name)’"
                return fail(.refused, context.say(.unfitValue, ["parameter": context.label(parameter)]), detail: detail)
            }
            var joined = object ?? beginning(of: parameter, type)
            joined.properties[property.name] = value
            if joined.displayString.isEmpty, case .string = value { joined.displayString = words }
            object = joined
        }
        if let object { values[parameter.name] = parameter.isArray ? .array([.object(object)]) : .object(object) }
        return nil
    }

    /// What words for the whole value say of it; nothing if there are none.
    private mutating func beginning(of parameter: ParameterDeclaration, _ type: TypeDeclaration) -> ObjectValue {
        let reader = ValueReader(context, now: moment.date)
        if let words = texts.removeValue(forKey: parameter.name),
            case .value(.object(let object)) = reader.readElement(words, for: parameter)
        {
            return object
        }
        return ObjectValue(typeName: context.definition.classNames.type(type), identifier: nil, displayString: "")
    }

    /// The type of a value that is an object, or the one that a person's words make.
    private func declaredType(of parameter: ParameterDeclaration) -> TypeDeclaration? {
        guard let type = context.objectType(of: parameter.type) else { return nil }
        return type.spokenType.flatMap { context.objectType(named: $0) } ?? type
    }

    private static func parts(of name: String) -> (parameter: String, property: String?) {
        guard let dot = name.firstIndex(of: ".") else { return (name, nil) }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }
}
