// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UITableView {
    /// Registers a cell class for an identifier.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// Registers a header or footer class for an identifier.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        captionClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    /// Dequeues a cell: a reused one or a new one.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let refilled, refilled.reuseIdentifier == identifier {
            refilled.prepareForReuse()
            return refilled
        }
        return classes[identifier].map { $0.makeRow(identifier) }
    }

    /// Dequeues a cell; without a registered class, logs a complaint and returns a plain cell.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        Complaint.write(
            "no class is registered for rows ‘\(identifier)’, so a plain one is shown; "
                + "call register(_:forCellReuseIdentifier:)"
        )
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Dequeues a header or footer; nil if no class was registered.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        captionClasses[identifier].map { kind in
            let made = kind.makeCaption(identifier)
            made.isInGroupedTable = style != .plain
            return made
        }
    }
}
