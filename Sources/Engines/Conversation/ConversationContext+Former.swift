// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
package import Wire

extension ConversationContext {
    /// An interaction as code of the app knows it that was written for the intent of a definition file: where an App Intent
    /// has replaced that one, its class, its types and the numbers of its cases, without what it did not have.
    package func former(_ interaction: InteractionPayload) -> InteractionPayload {
        guard let former = intent.appIntent?.former else { return interaction }
        var changed = interaction
        changed.intent.className = former.className
        changed.intent.run = nil
        changed.intent.values = [:]
        for parameter in former.parameters {
            guard let value = interaction.intent.values[parameter.name], let type = self.parameter(parameter.name)?.type
            else { continue }
            changed.intent.values[parameter.name] = self.former(value, of: type, thing: parameter.thing)
        }
        changed.response?.properties = [:]
        if let output = former.output, let own = intent.response?.outputProperty,
            let value = interaction.response?.properties[own],
            let type = intent.response?.properties.first(where: { $0.name == own })?.type
        {
            changed.response?.properties[output.name] = self.former(value, of: type, thing: output.thing)
        }
        return changed
    }

    /// Nil for a case that was not there before.
    private func former(_ value: IntentValue, of type: ValueType, thing: String?) -> IntentValue? {
        switch value {
        case .array(let elements): return .array(elements.compactMap { former($0, of: type, thing: thing) })
        case .enumeration(let number):
            return enumeration(of: type)?.cases.first { $0.index == number }?.formerIndex.map { .enumeration($0) }
        case .object(var object):
            object.typeName = thing ?? object.typeName
            return .object(object)
        default: return value
        }
    }
}
