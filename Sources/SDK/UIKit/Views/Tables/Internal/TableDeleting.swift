// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Has data sources take rows away and add them, and knows which do not.
@MainActor enum TableDeleting {
    /// Classes of data sources that were found to have no such method.
    private static var without: Set<ObjectIdentifier> = []

    static func isMissing(in dataSource: any UITableViewDataSource) -> Bool {
        without.contains(ObjectIdentifier(type(of: dataSource)))
    }

    static func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath, in table: UITableView) {
        guard let dataSource = table.dataSource else { return }
        let done: Void? = OptionalMethod.call("tableView(_:commit:forRowAt:)", of: dataSource) {
            dataSource.tableView(table, commit: style, forRowAt: path)
        }
        if done == nil { without.insert(ObjectIdentifier(type(of: dataSource))) }
    }
}
