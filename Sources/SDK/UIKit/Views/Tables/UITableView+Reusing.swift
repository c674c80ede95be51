// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UITableView {
    /// Has rows of an identifier made of a class.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// Has what stands above or below sections made of a class.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        captionClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    /// A row of an identifier to be used again: one that is filled again, else a new one.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let refilled, refilled.reuseIdentifier == identifier {
            refilled.prepareForReuse()
            return refilled
        }
        return classes[identifier].map { $0.makeRow(identifier) }
    }

    /// A row of an identifier; a plain one, with a complaint, where no class was registered for it.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        Complaint.write(
            "no class is registered for rows ‘\(identifier)’, so a plain one is shown; "
                + "call register(_:forCellReuseIdentifier:)"
        )
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// What stands above or below a section, of an identifier; nil if no class was registered for it.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        captionClasses[identifier].map { kind in
            let made = kind.makeCaption(identifier)
            made.isInGroupedTable = style != .plain
            return made
        }
    }
}
