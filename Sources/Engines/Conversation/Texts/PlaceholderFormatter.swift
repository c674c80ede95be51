// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues

/// Finds what a dotted placeholder such as `${order.total}` stands for.
struct PlaceholderFormatter {
    let context: ConversationContext

    /// - Parameters:
    ///   - type: The type of `value`.
    ///   - path: The names inside the value; empty for the value itself.
    /// - Returns: Nil when something on the way has no value.
    func string(
        _ value: IntentValue, _ type: ValueType?, _ options: ValueOptions, path: ArraySlice<String>
    ) -> String? {
        guard let name = path.first else {
            return ValueFormatter(context: context).string(value, type: type, options: options)
        }
        if case .array(let elements) = value {
            let inner = elements.compactMap { string($0, type, options, path: path) }
            return inner.isEmpty ? nil : ValueFormatter(context: context).list(inner)
        }
        guard case .object(let object) = value else { return nil }
        if let inherited = inherited(name, of: object) { return path.count == 1 ? inherited : nil }
        guard let property = object.properties[name] else { return nil }
        let declared = context.objectType(named: object.typeName)?.properties.first { $0.name == name }
        return string(property, declared?.type, declared?.options ?? ValueOptions(), path: path.dropFirst())
    }

    private func inherited(_ name: String, of object: ObjectValue) -> String? {
        switch name {
        case "identifier": object.identifier
        case "displayString": object.displayString
        case "pronunciationHint": object.pronunciationHint
        case "subtitle", "subtitleString": object.subtitle
        default: nil
        }
    }
}
