// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// The options a handler provides for a parameter.
package struct OptionsPayload: Hashable, Sendable, Codable {
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
