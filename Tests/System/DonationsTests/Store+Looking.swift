// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@testable import Store

extension Store {
    /// How many donations lie on the disk, those that nothing shows among them.
    func donationRows() throws -> Int? {
        try database.number("SELECT count(*) FROM donations")
    }

    /// Whether the person wants the app learned from.
    func setLearning(from app: String, to learns: Bool) throws {
        try database.run(
            "INSERT INTO app_settings (app, learns) VALUES (?, ?)", [.text(app), .integer(learns ? 1 : 0)])
    }
}
