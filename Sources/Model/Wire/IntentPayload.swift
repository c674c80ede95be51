// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// An intent as it travels: its class and the values that are set.
package struct IntentPayload: Hashable, Sendable, Codable {
    /// The class with its module, such as `PizzeriaKit.OrderPizzaIntent`.
    package var className: String
    /// The runtime's name of the Swift type, where it is an App Intent.
    package var mangledName: String?
    package var identifier: String?
    package var suggestedInvocationPhrase: String?
    /// By parameter name; parameters without a value are left out.
    package var values: [String: IntentValue]

    package init(
        className: String, mangledName: String? = nil, identifier: String? = nil, suggestedInvocationPhrase: String? = nil,
        values: [String: IntentValue] = [:]
    ) {
        self.className = className
        self.mangledName = mangledName
        self.identifier = identifier
        self.suggestedInvocationPhrase = suggestedInvocationPhrase
        self.values = values
    }

    /// The class without its module: app and extension may each have it in one of their own.
    package var unqualifiedName: String {
        className.split(separator: ".").last.map(String.init) ?? className
    }
}
