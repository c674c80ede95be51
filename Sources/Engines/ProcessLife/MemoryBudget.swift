// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What all suspended apps together may keep.
package struct MemoryBudget: Hashable, Sendable {
    /// A suspended app, as far as the budget goes.
    package struct Entry: Hashable, Sendable {
        /// The bundle identifier.
        package var identifier: String
        /// In bytes; nil if it can't be told, and then only the number of apps counts.
        package var memory: Int?

        package init(identifier: String, memory: Int?) {
            self.identifier = identifier
            self.memory = memory
        }
    }

    /// In bytes.
    package var bytes: Int
    package var apps: Int

    package init(bytes: Int, apps: Int) {
        self.bytes = bytes
        self.apps = apps
    }

    /// The apps to be ended so that the others fit.
    ///
    /// - Parameter entries: Those that were suspended longest come first, and go first.
    package func excess(of entries: [Entry]) -> [String] {
        var ended: [String] = []
        var rest = entries[...]
        while let oldest = rest.first, rest.count > apps || total(of: rest) > bytes {
            ended.append(oldest.identifier)
            rest.removeFirst()
        }
        return ended
    }

    private func total(of entries: ArraySlice<Entry>) -> Int {
        entries.reduce(0) { Self.sum($0, $1.memory ?? 0) }
    }

    /// More than there are numbers is more than any budget.
    private static func sum(_ left: Int, _ right: Int) -> Int {
        let (sum, isTooMuch) = left.addingReportingOverflow(right)
        return isTooMuch ? Int.max : sum
    }
}
