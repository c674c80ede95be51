// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
    func placeTexts() {
        let start = textStart(height: contentView.bounds.height)
        picture.isHidden = picture.image == nil
        if let image = picture.image {
            let side = min(image.size.width, contentView.bounds.height)
            picture.frame = CGRect(x: start - side - 16, y: 0, width: side, height: contentView.bounds.height)
        }
        let room = CGRect(
            x: start, y: 0, width: max(0, contentView.bounds.width - start - 16), height: contentView.bounds.height)
        detail.isHidden = cellStyle == .default || detail.text == nil
        switch cellStyle {
        case .subtitle where !detail.isHidden: stack(in: room)
        case .value1 where !detail.isHidden:
            let width = min(detail.sizeThatFits(room.size).width, room.width / 2)
            detail.frame = CGRect(x: room.maxX - width, y: 0, width: width, height: room.height)
            title.frame = CGRect(x: room.minX, y: 0, width: max(0, room.width - width - 6), height: room.height)
        case .value2 where !detail.isHidden:
            title.textAlignment = .right
            title.frame = CGRect(x: room.minX, y: 0, width: 75, height: room.height)
            detail.frame = CGRect(x: room.minX + 81, y: 0, width: max(0, room.width - 81), height: room.height)
        default: title.frame = room
        }
    }

    /// Where the texts begin in a row of a height: behind the image.
    func textStart(height: CGFloat) -> CGFloat {
        let start: CGFloat = 16 + CGFloat(max(0, indentationLevel)) * 10
        return start + (picture.image.map { min($0.size.width, height) + 16 } ?? 0)
    }

    private func stack(in room: CGRect) {
        let heights = (
            title.sizeThatFits(CGSize(width: room.width, height: 0)).height,
            detail.sizeThatFits(CGSize(width: room.width, height: 0)).height
        )
        let top = (room.height - heights.0 - heights.1 - 2) / 2
        title.frame = CGRect(x: room.minX, y: top, width: room.width, height: heights.0)
        detail.frame = CGRect(x: room.minX, y: top + heights.0 + 2, width: room.width, height: heights.1)
    }

    /// The line below begins where the texts do, unless the app says where.
    func placeLine() {
        var start = separatorInset.left
        if start == 16, let list = contents.shown as? UIListContentView { start = list.textStart }
        start += editWidth
        let hair = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: start, y: bounds.height - hair, width: max(0, bounds.width - start - separatorInset.right), height: hair)
    }

    /// Whether the sign at the end is one for details, which a person taps by itself.
    var showsDetailSign: Bool {
        guard accessoryView == nil, !isEditing else { return false }
        return accessoryType == .detailButton || accessoryType == .detailDisclosureButton
    }

    /// How much of the beginning of the row is taken while it is edited.
    var editWidth: CGFloat { isEditing && editingStyle != .none ? RowEditControl.width : 0 }

    /// Shows what a tap at the beginning does while the row is edited.
    ///
    /// - Returns: Where the contents begin.
    func placeEditControl() -> CGFloat {
        guard isEditing, editingStyle != .none else {
            editControl.removeFromSuperview()
            return 0
        }
        if editControl.superview !== self { addSubview(editControl) }
        editControl.style = editingStyle
        editControl.frame = CGRect(x: 0, y: 0, width: RowEditControl.width, height: bounds.height)
        return shouldIndentWhileEditing ? RowEditControl.width : 0
    }
}
