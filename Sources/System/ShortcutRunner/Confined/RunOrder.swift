// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Shortcuts

/// What a confined process is told about the run that is its only one.
package struct RunOrder: Codable, Sendable {
    /// The shortcut, as a binary property list.
    package var shortcut: Data
    package var input: Content
    /// A BCP 47 tag, in which dates and numbers are written.
    package var language: String
    /// By its name in the tz database.
    package var timeZone: String
    package var limits: RunLimits
    /// Whether each step is told about with what it gave, and not only now and then which one it is.
    package var isTraced: Bool

    package init(
        _ shortcut: Data, input: Content = .nothing, language: String, timeZone: String,
        limits: RunLimits = RunLimits(), isTraced: Bool = false
    ) {
        self.shortcut = shortcut
        self.input = input
        self.language = language
        self.timeZone = timeZone
        self.limits = limits
        self.isTraced = isTraced
    }
}
