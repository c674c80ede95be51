// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentDefinition
package import IntentValues
import SystemTexts

extension ConversationContext: PanelIntent {
    /// A value as a person reads it.
    package func text(of value: IntentValue, as type: ValueType?) -> String {
        ValueFormatter(context: self).string(value, type: type)
    }

    /// "a, b and c".
    package func list(_ items: [String]) -> String { Texts<SystemText>(language).list(items) }
}
