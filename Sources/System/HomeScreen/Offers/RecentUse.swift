// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Store

/// A use of an action, and who has reported it so far; each source reports one use once.
struct RecentUse: Hashable, Sendable {
    /// Who reports a use.
    struct Sources: OptionSet, Hashable, Sendable {
        let rawValue: Int

        /// The person, who has accepted a suggestion.
        static let person = Sources(rawValue: 1)
        /// The system, which has had an intent carried out.
        static let system = Sources(rawValue: 2)
        /// The app, which donates it or makes it its current activity.
        static let app = Sources(rawValue: 4)
        static let all: Sources = [.person, .system, .app]
    }

    var action: Int
    /// Seconds since 1970, in UTC.
    var moment: Int64
    var sources: Sources
}

extension RecentUse {
    /// A use as the store has it.
    init(_ use: ActionUse) {
        self.init(action: use.action, moment: use.moment, sources: use.isRun ? .system : .app)
    }
}
