// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Wire

extension Store {
    /// Keeps a donation and marks its action used, which is made where it is new.
    ///
    /// - Returns: Nil if the person does not want the app learned from: nothing is kept then.
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app.
    package func keep(_ donation: NewDonation, within room: DonationRoom) throws(StoreError) -> KeptDonation? {
        let content = try text(of: donation)
        return try database.transaction { () throws(StoreError) in try enter(donation, content, within: room) }
    }

    /// Keeps many donations, in their order; all or none.
    ///
    /// - Returns: For each what ``keep(_:within:)`` gives.
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app.
    package func keep(_ donations: [NewDonation], within room: DonationRoom) throws(StoreError) -> [KeptDonation?] {
        try database.transaction { () throws(StoreError) in
            var kept: [KeptDonation?] = []
            kept.reserveCapacity(donations.count)
            for donation in donations {
                kept.append(try enter(donation, try text(of: donation), within: room))
            }
            return kept
        }
    }

    /// Gives a donation of an app an identifier, where it has none; one that is gone is no error.
    package func nameDonation(_ id: Int, of app: String, _ identifier: String) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            guard try owner(ofDonation: id) == app else { return }
            try database.run(
                """
                INSERT INTO donation_details (donation, identifier) VALUES (?, ?)
                ON CONFLICT (donation) DO UPDATE SET identifier = ifnull(identifier, excluded.identifier)
                """, [.integer(id), .text(identifier)])
        }
    }

    /// The latest donations with their actions, the latest first.
    ///
    /// - Parameters:
    ///   - app: Of one app alone.
    ///   - limit: How many at most.
    package func donations(
        of app: String? = nil, limit: Int
    ) throws(StoreError) -> [(donation: DonationRecord, action: DonatedActionRecord)] {
        let condition = app == nil ? "TRUE" : "s.app = ?"
        // The order of the tables is the plan: from the latest donation back, until there are enough.
        let records = try database.rows(
            """
            SELECT d.id, d.action, d.moment, d.traits, x.duration, x.identifier, x.group_identifier
            FROM donations d CROSS JOIN donated_actions s ON s.id = d.action
            LEFT JOIN donation_details x ON x.donation = d.id
            WHERE \(condition) ORDER BY d.id DESC LIMIT ?
            """, (app.map { [.text($0)] } ?? []) + [.integer(limit)], Self.donation)
        var actions: [Int: DonatedActionRecord] = [:]
        var found: [(donation: DonationRecord, action: DonatedActionRecord)] = []
        for record in records {
            if actions[record.action] == nil { actions[record.action] = try action(record.action) }
            guard let action = actions[record.action] else { continue }
            found.append((record, action))
        }
        return found
    }
}

// MARK: - Keeping

extension Store {
    private func enter(
        _ donation: NewDonation, _ content: String, within room: DonationRoom
    ) throws(StoreError) -> KeptDonation? {
        guard try learns(from: donation.app) else { return nil }
        let (action, count) = try use(donation, content)
        let record = donation.record
        try database.run(
            "INSERT INTO donations (action, moment, traits) VALUES (?, ?, ?)",
            [
                .integer(action), .integer(Int(record.moment.timeIntervalSince1970.rounded(.down))),
                .integer(Traits(record).number),
            ])
        var kept = KeptDonation(donation: database.lastRow, action: action, donations: count)
        if record.identifier != nil || record.group != nil || record.duration != nil {
            try database.run(
                """
                INSERT INTO donation_details (donation, identifier, group_identifier, duration) VALUES (?, ?, ?, ?)
                """,
                [
                    .integer(kept.donation), record.identifier.map(SQLValue.text) ?? .null,
                    record.group.map(SQLValue.text) ?? .null, record.duration.map(SQLValue.real) ?? .null,
                ])
        }
        if count == 1 {
            // Donations that are not shown any more are removed first.
            try forgetExpired(at: donation.received)
            kept.forgotten += try forgetSurplusActions(of: donation.app, above: room.actions)
        }
        // Not for each one: the sum is of all the app's actions.
        if count % 128 == 0 { kept.forgotten += try forgetOldDonations(of: donation.app, above: room.donations) }
        return kept
    }

    /// Whether the person wants the app learned from.
    ///
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app.
    func learns(from app: String) throws(StoreError) -> Bool {
        try checkIsInstalled(app)
        return try database.number("SELECT learns FROM app_settings WHERE app = ?", [.text(app)]) != 0
    }

    /// Marks the donation's action used, and makes it if there is none.
    ///
    /// - Returns: Its row, and how many donations it has now.
    private func use(_ donation: NewDonation, _ content: String) throws(StoreError) -> (row: Int, donations: Int) {
        let used = SQLValue.date(donation.received)
        let place: [SQLValue] = [.text(donation.app), .text(donation.intent), .text(donation.key)]
        let known = try database.rows(
            """
            UPDATE donated_actions SET used = ?, turn = \(Self.nextTurn), donations = donations + 1, content = ?
            WHERE app = ? AND intent = ? AND key = ? RETURNING id, donations
            """, [used, .text(content)] + place
        ) { row throws(StoreError) in (row: try row.integer(0), donations: try row.integer(1)) }
        if let known = known.first { return known }
        try database.run(
            """
            INSERT INTO donated_actions (used, turn, donations, content, app, intent, key)
            VALUES (?, \(Self.nextTurn), 1, ?, ?, ?, ?)
            """, [used, .text(content)] + place)
        return (database.lastRow, 1)
    }

    /// No action, of those that are gone neither, has had a later one.
    static let lastTurn = "max((SELECT turn FROM last_turn), (SELECT ifnull(max(turn), 0) FROM donated_actions))"
    static let nextTurn = "(1 + \(lastTurn))"

    /// Makes room in an app's share, by a hundredth more than is needed, so that it is not made again at once.
    private func forgetOldDonations(of app: String, above limit: Int) throws(StoreError) -> RemovedDonations {
        let total = try database.number(
            "SELECT ifnull(sum(donations), 0) FROM donated_actions WHERE app = ?", [.text(app)])
        guard let total, total > limit else { return RemovedDonations() }
        return try forget(
            where: """
                id IN (SELECT id FROM donations WHERE action IN (SELECT id FROM donated_actions WHERE app = ?)
                ORDER BY id LIMIT ?)
                """, [.text(app), .integer(total - limit + limit / 100)])
    }

    /// As JSON; what is donated again and again is written down once.
    private func text(of donation: NewDonation) throws(StoreError) -> String {
        if let known = contents[donation.key], known.content == donation.content { return known.text }
        let text = try database.text(of: donation.content, remedy: "donate it with fewer kinds of values") {
            "the donated \(donation.intent) cannot be stored: \($0)"
        }
        if contents.count == Self.contentsAtHand { contents.removeAll(keepingCapacity: true) }
        // What names files is rewritten each time: they may have been removed meanwhile.
        if text.utf8.count <= Self.greatestContentAtHand, !Database.namesFiles(text) {
            contents[donation.key] = (donation.content, text)
        }
        return text
    }

    private static func donation(_ row: Row) throws(StoreError) -> DonationRecord {
        guard let traits = Traits(number: try row.integer(3)) else { throw row.damaged(3) }
        return DonationRecord(
            id: try row.integer(0), action: try row.integer(1),
            moment: try row.date(2), direction: traits.direction,
            status: traits.status, duration: try row.optionalReal(4), identifier: try row.optionalText(5),
            group: try row.optionalText(6))
    }

    private func owner(ofDonation id: Int) throws(StoreError) -> String? {
        try database.rows(
            "SELECT s.app FROM donations d JOIN donated_actions s ON s.id = d.action WHERE d.id = ?", [.integer(id)]
        ) { row throws(StoreError) in try row.text(0) }.first
    }
}

// MARK: - Deleting

extension Store {
    /// Deletes an app's donations with these identifiers, and the actions that none is left of; all or none.
    package func removeDonations(of app: String, identifiers: [String]) throws(StoreError) -> RemovedDonations {
        try database.transaction { () throws(StoreError) in
            var removed = RemovedDonations()
            for identifier in Set(identifiers) {
                removed += try forget(where: Self.owned(by: "identifier"), [.text(identifier), .text(app)])
            }
            return removed
        }
    }

    /// Deletes an app's donations of a group, and the actions that none is left of; all or none.
    package func removeDonations(of app: String, group: String) throws(StoreError) -> RemovedDonations {
        try database.transaction { () throws(StoreError) in
            try forget(where: Self.owned(by: "group_identifier"), [.text(group), .text(app)])
        }
    }

    /// Deletes all donations of an app, or of every app, with their actions; kept activities stay.
    package func removeDonations(of app: String? = nil) throws(StoreError) -> RemovedDonations {
        try database.transaction { () throws(StoreError) in try deleteDonations(of: app) }
    }

    /// As ``removeDonations(of:)``, within a transaction that does more.
    package func deleteDonations(of app: String?) throws(StoreError) -> RemovedDonations {
        let actions = try database.rows(
            """
            DELETE FROM donated_actions WHERE activity IS NULL AND \(app == nil ? "TRUE" : "app = ?")
            RETURNING id, donations
            """, app.map { [.text($0)] } ?? []
        ) { row throws(StoreError) in (id: try row.integer(0), donations: try row.integer(1)) }
        // Those of actions that had made room before, too: nothing shows them, but they tell what was done.
        try sweepLostDonations()
        return RemovedDonations(
            count: actions.map(\.donations).reduce(0, +), actions: actions.map(\.id).sorted())
    }

    /// Deletes donations by their numbers, and the actions that none is left of; all or none.
    ///
    /// - Returns: What is gone, by the apps whose it was.
    package func removeDonations(_ ids: [Int]) throws(StoreError) -> [String: RemovedDonations] {
        try database.transaction { () throws(StoreError) in
            var removed: [String: RemovedDonations] = [:]
            for id in Set(ids) {
                // One whose action is deleted counts as deleted.
                guard let app = try owner(ofDonation: id) else { continue }
                removed[app, default: RemovedDonations()] += try forget(where: "id = ?", [.integer(id)])
            }
            return removed
        }
    }

    private static func owned(by column: String) -> String {
        """
        id IN (SELECT donation FROM donation_details WHERE \(column) = ?)
        AND action IN (SELECT id FROM donated_actions WHERE app = ?)
        """
    }

    /// Deletes donations of actions that are there, and those actions that none is left of.
    private func forget(where condition: String, _ values: [SQLValue]) throws(StoreError) -> RemovedDonations {
        let actions = try database.rows(
            "DELETE FROM donations WHERE \(condition) RETURNING action", values
        ) { row throws(StoreError) in try row.integer(0) }
        var removed = RemovedDonations(count: actions.count)
        for (action, gone) in Dictionary(grouping: actions, by: \.self).sorted(by: { $0.key < $1.key }) {
            try database.run(
                "UPDATE donated_actions SET donations = donations - ? WHERE id = ?",
                [.integer(gone.count), .integer(action)])
            try database.run("DELETE FROM donated_actions WHERE id = ? AND donations = 0", [.integer(action)])
            if database.changes > 0 { removed.actions.append(action) }
        }
        return removed
    }
}

/// The small numbers about a donation, in one.
private struct Traits {
    let direction: DonationPayload.Direction
    let status: Int

    init(_ record: DonationRecord) {
        direction = record.direction
        status = record.status
    }

    /// Nil for a number that no donation has.
    init?(number: Int) {
        guard number >= 0, let direction = DonationPayload.Direction(rawValue: number % 4) else { return nil }
        self.direction = direction
        status = number / 4
    }

    var number: Int { status * 4 + direction.rawValue }
}
