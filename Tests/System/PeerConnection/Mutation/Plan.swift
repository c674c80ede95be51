// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a hostile process is to do, in a word that fits into a parameter or a URL.
package struct Plan: Hashable, Sendable {
    package var kind: MessageKind
    /// Of the first message; each further one has the next number.
    package var seed: Int
    package var count: Int

    package init(_ kind: MessageKind, seed: Int, count: Int = 1) {
        self.kind = kind
        self.seed = seed
        self.count = count
    }

    package init?(_ text: String) {
        let parts = text.split(separator: ".").map(String.init)
        guard parts.count == 3, let kind = MessageKind(rawValue: parts[0]), let seed = Int(parts[1]),
            let count = Int(parts[2]), (1...100_000).contains(count)
        else { return nil }
        self.init(kind, seed: seed, count: count)
    }

    package var text: String { "\(kind.rawValue).\(seed).\(count)" }
}
