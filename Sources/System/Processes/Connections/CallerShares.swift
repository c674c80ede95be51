// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whose the connections of a listener are at which anybody on the machine may call.
///
/// Callers who have not said who they are take places from one another: of too many the oldest is cut off. They take
/// none from clients that are known, and of these none takes more than its share.
package struct CallerShares: Sendable {
    private let strangerLimit: Int
    private let knownLimit: Int
    private let share: Int
    /// The oldest first.
    private var strangers: [Int32] = []
    private var known: [Int32: String] = [:]

    /// - Parameters:
    ///   - strangers: How many connections may be there whose caller has not said who it is.
    ///   - known: How many there may be of all known clients together.
    ///   - share: How many of these one client may have.
    package init(strangers: Int, known: Int = .max, share: Int = .max) {
        strangerLimit = strangers
        knownLimit = known
        self.share = share
    }

    /// Somebody has called.
    ///
    /// - Returns: The connections that are to be cut off, which go on counting until they have ``left(_:)``.
    package mutating func came(_ connection: Int32) -> [Int32] {
        strangers.append(connection)
        let surplus = strangers.prefix(max(0, strangers.count - strangerLimit))
        strangers.removeFirst(surplus.count)
        return Array(surplus)
    }

    /// A caller has shown that it is a client.
    ///
    /// - Returns: False if there is no place for it: it is to be refused.
    package mutating func recognize(_ connection: Int32, as client: String) -> Bool {
        if known[connection] == client { return true }
        guard known.count < knownLimit, known.values.count(where: { $0 == client }) < share else { return false }
        strangers.removeAll { $0 == connection }
        known[connection] = client
        return true
    }

    /// The connection is closed, or about to be.
    package mutating func left(_ connection: Int32) {
        strangers.removeAll { $0 == connection }
        known[connection] = nil
    }
}
