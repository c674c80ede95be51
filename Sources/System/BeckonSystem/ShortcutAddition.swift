// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Processes

/// A shortcut that an app offers and that a person may add.
package struct ShortcutAddition: Hashable, Sendable {
    package var name: String
    /// The file of it.
    package var content: Data

    /// What reading it counts against, and ends with.
    let account: WorkAccount

    /// - Parameter account: Of anyone who offers it; a person's own, if absent.
    package init(name: String, content: Data, account: WorkAccount = WorkAccount()) {
        self.name = name
        self.content = content
        self.account = account
    }
}
