// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that was done, and who has told of it so far: each of them tells of one deed once.
struct Deed: Hashable, Sendable {
    /// Who tells what was done.
    struct Tellers: OptionSet, Hashable, Sendable {
        let rawValue: Int

        /// Whoever has taken a suggestion up.
        static let person = Tellers(rawValue: 1)
        /// The system, which has had an intent carried out.
        static let system = Tellers(rawValue: 2)
        /// The app, which donates it or makes it its current activity.
        static let app = Tellers(rawValue: 4)
        static let all: Tellers = [.person, .system, .app]
    }

    var action: Int
    /// Seconds since 1970, in UTC.
    var moment: Int64
    var tellers: Tellers
}
