// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Assistant
package import Conversation
package import Foundation

/// The system's dependencies on the outside world, which tests replace.
package struct SystemSurroundings: Sendable {
    /// The environment variables.
    package var variables: [String: String]
    package var calendar: Calendar
    package var now: @Sendable () -> Moment
    /// Makes what carries requests to extensions, and their calls to the services.
    package var transport: @Sendable (ExtensionSettings) throws -> any ExtensionTransport

    package init(
        variables: [String: String], calendar: Calendar, now: @escaping @Sendable () -> Moment,
        transport: @escaping @Sendable (ExtensionSettings) throws -> any ExtensionTransport
    ) {
        self.variables = variables
        self.calendar = calendar
        self.now = now
        self.transport = transport
    }
}
