// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What reading a property list gave: the tree, unless something made it
/// unreadable, and all there is to say about it.
package struct PropertyListReading: Sendable {
    /// Nil only where ``problems`` say why. A tree with problems lacks the parts that they are about.
    package var root: PropertyListNode?
    /// In the order of their places.
    package var problems: [PropertyListProblem]

    package init(root: PropertyListNode?, problems: [PropertyListProblem]) {
        self.root = root
        self.problems = problems
    }
}
