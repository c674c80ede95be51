// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentValue {
    /// The value where it is a text.
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }
}

extension [String: IntentValue] {
    /// The text under a name; what is set there is a text.
    subscript(text name: String) -> String? {
        get { self[name]?.text }
        set { self[name] = newValue.map { .string($0) } }
    }
}
