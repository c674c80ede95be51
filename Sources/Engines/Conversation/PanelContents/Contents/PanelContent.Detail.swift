// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension PanelContent {
    /// A value and what it is: “Fee: €0.50”.
    package struct Detail: Hashable, Sendable, Encodable {
        package var label: String
        package var value: String

        package init(label: String, value: String) {
            self.label = label
            self.value = value
        }

        var line: String { "\(label): \(value)" }
    }
}
