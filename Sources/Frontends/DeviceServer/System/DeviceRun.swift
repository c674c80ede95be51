// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A shortcut that runs, as its tile and Siri show it.
package struct DeviceRun: Codable, Hashable, Sendable {
    /// The number that the system gave it.
    package var id: Int
    package var name: String
    /// The shortcut whose tile shows it; nil for one that is run from a file.
    package var shortcut: UUID?
    /// What is being done.
    package var step: Step?

    /// The action that a run is at.
    package struct Step: Codable, Hashable, Sendable {
        /// From 1.
        package var number: Int
        package var count: Int
        package var title: String

        package init(number: Int, count: Int, title: String) {
            self.number = number
            self.count = count
            self.title = title
        }
    }

    package init(id: Int, name: String, shortcut: UUID? = nil, step: Step? = nil) {
        self.id = id
        self.name = name
        self.shortcut = shortcut
        self.step = step
    }
}
