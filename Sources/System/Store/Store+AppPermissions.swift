// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something of the person's that an app sees only where they have agreed.
package enum AppPermission: String, Hashable, Sendable, CaseIterable {
    /// Whom the names mean that are said to it.
    case contacts
}

extension Store {
    /// What the person said of a permission; nil if they were not asked yet.
    package func isAllowed(_ permission: AppPermission, for app: String) throws(StoreError) -> Bool? {
        try database.number(
            "SELECT allowed FROM app_permissions WHERE app = ? AND kind = ?", [.text(app), .text(permission.rawValue)]
        ).map { $0 != 0 }
    }

    /// Keeps what the person said of a permission; it goes with the app.
    ///
    /// - Parameter isAllowed: Nil to have them asked again.
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app.
    package func set(_ permission: AppPermission, for app: String, to isAllowed: Bool?) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            try checkIsInstalled(app)
            guard let isAllowed else {
                return try database.run(
                    "DELETE FROM app_permissions WHERE app = ? AND kind = ?", [.text(app), .text(permission.rawValue)])
            }
            try database.run(
                "INSERT OR REPLACE INTO app_permissions (app, kind, allowed) VALUES (?, ?, ?)",
                [.text(app), .text(permission.rawValue), .integer(isAllowed ? 1 : 0)])
        }
    }
}
