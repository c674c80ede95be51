// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// An intent as it travels: its class and the values that are set.
package struct IntentPayload: Hashable, Sendable, Codable {
    /// The class with its module, such as `PizzeriaKit.OrderPizzaIntent`.
    package var className: String
    /// Of an App Intent that a process is asked about: which type it is, and which run.
    package var run: RunPayload?
    package var identifier: String?
    package var suggestedInvocationPhrase: String?
    /// By parameter name; parameters without a value are left out.
    package var values: [String: IntentValue]

    package init(
        className: String, run: RunPayload? = nil, identifier: String? = nil, suggestedInvocationPhrase: String? = nil,
        values: [String: IntentValue] = [:]
    ) {
        self.className = className
        self.run = run
        self.identifier = identifier
        self.suggestedInvocationPhrase = suggestedInvocationPhrase
        self.values = values
    }

    /// The class without its module: app and extension may each have it in one of their own.
    package var unqualifiedName: String {
        className.split(separator: ".").last.map(String.init) ?? className
    }
}
