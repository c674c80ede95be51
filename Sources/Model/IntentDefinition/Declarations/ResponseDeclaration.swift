// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a handled intent can answer.
package struct ResponseDeclaration: Hashable, Codable, Sendable {
    /// In file order; always holds `success` and `failure`.
    package var codes: [ResponseCodeDeclaration]
    /// In display order.
    package var properties: [PropertyDeclaration]
    /// The property that is the action's output in a shortcut.
    package var outputProperty: String?

    package init(
        codes: [ResponseCodeDeclaration], properties: [PropertyDeclaration] = [], outputProperty: String? = nil
    ) {
        self.codes = codes
        self.properties = properties
        self.outputProperty = outputProperty
    }
}
