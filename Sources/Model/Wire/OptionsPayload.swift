// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// The options a handler provides for a parameter.
package struct OptionsPayload: Hashable, Sendable {
    /// A titled group; a plain list is one section without a title.
    package struct Section: Hashable, Sendable, Codable {
        package var title: String?
        package var items: [IntentValue]

        package init(title: String? = nil, items: [IntentValue]) {
            self.title = title
            self.items = items
        }
    }

    package var sections: [Section]

    package init(sections: [Section]) {
        self.sections = sections
    }
}

extension OptionsPayload: Codable {
    private enum Key: String, CodingKey {
        case sections
    }

    /// - Throws: `DecodingError` also for more options than ``OptionBounds`` allows.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(sections: try container.decode([Section].self, forKey: .sections))
        try decoder.check(options: items)
    }

    /// - Throws: `EncodingError` for more options than ``OptionBounds`` allows.
    package func encode(to encoder: any Encoder) throws {
        try encoder.check(options: items)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(sections, forKey: .sections)
    }

    private var items: [IntentValue] { sections.flatMap(\.items) }
}
