// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

/// A menu over what is on the screen: a rounded list near what it is about. A tap beside it takes it away.
final class MenuView: UIView {
    static let rowHeight: CGFloat = 44
    private static let width: CGFloat = 250
    private static let margin: CGFloat = 8
    private static let groupGap: CGFloat = 8

    /// The menu that is shown, an inner one where a person has gone into it.
    let menu: UIMenu
    private weak var source: UIView?
    private let card = UIView(frame: .zero)
    /// It scrolls where the screen is too low for it.
    private let list = UIScrollView(frame: .zero)
    private let rows: [(row: MenuRow, view: MenuRowView)]

    init(_ menu: UIMenu, _ rows: [MenuRow], from source: UIView) {
        self.menu = menu
        self.source = source
        self.rows = rows.map { ($0, MenuRowView($0)) }
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: 0.12)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 13
        card.clipsToBounds = true
        list.contentInsetAdjustmentBehavior = .never
        addSubview(card)
        card.addSubview(list)
        for (row, view) in self.rows {
            view.addAction(UIAction { [weak self] _ in self?.choose(row) }, for: .touchUpInside)
            list.addSubview(view)
        }
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    private func choose(_ row: MenuRow) {
        switch row.kind {
        case .action(let action, let menu):
            if menu.options.contains(.singleSelection) {
                for other in menu.children { (other as? UIAction)?.state = other === action ? .on : .off }
            }
            if !action.attributes.contains(.keepsMenuPresented) { MenuPresenter.dismiss() }
            action.perform(for: source ?? self)
            if let button = source as? UIButton { button.menuWasChosen(action) }
            for case let row as MenuRowView in list.subviews { row.show() }
        case .menu(let inner):
            if let source { MenuPresenter.show(inner, from: source) }
        case .title, .waiting: break
        }
    }

    override func accessibilityPerformEscape() -> Bool {
        MenuPresenter.dismiss()
        return true
    }

    /// One without a title is called as what it belongs to.
    override var spokenByItself: SpokenView {
        let owner = source.map { $0.accessibilityOnScreen?.label ?? $0.textInside } ?? ""
        return SpokenView(label: menu.title.isEmpty ? owner : menu.title)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.view === self }) { MenuPresenter.dismiss() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(Self.width, bounds.width - 2 * Self.margin)
        var y: CGFloat = 0
        for (row, view) in rows {
            if row.beginsGroup { y += Self.groupGap }
            let height = view.height(atWidth: width)
            view.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
        place(CGSize(width: width, height: y))
    }

    /// Below what the menu is about, or above it where there is more room.
    private func place(_ size: CGSize) {
        let free = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let about = source.flatMap { source in
            source.window === window ? source.convert(source.bounds, to: self).intersection(free) : nil
        }
        let anchor = about.map { $0.isNull ? CGRect(x: free.midX, y: free.midY, width: 0, height: 0) : $0 } ?? free
        let (below, above) = (free.maxY - anchor.maxY - Self.margin, anchor.minY - Self.margin - free.minY)
        let isBelow = below >= size.height || below >= above
        // What leaves no room beside it is covered.
        let room = max(isBelow ? below : above, min(size.height, free.height / 2))
        let height = min(size.height, room)
        let wanted = isBelow ? anchor.maxY + Self.margin : anchor.minY - Self.margin - height
        let x = anchor.midX < free.midX ? anchor.minX : anchor.maxX - size.width
        card.frame = CGRect(
            x: min(max(x, free.minX), max(free.minX, free.maxX - size.width)),
            y: min(max(wanted, free.minY), max(free.minY, free.maxY - height)), width: size.width, height: height)
        list.frame = card.bounds
        list.contentSize = size
    }
}
