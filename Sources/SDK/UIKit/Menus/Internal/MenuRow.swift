// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A row of a menu that is shown.
@MainActor struct MenuRow {
    enum Kind {
        case title(String)
        case action(UIAction, of: UIMenu)
        case menu(UIMenu)
        /// Elements that do not exist yet.
        case waiting
    }

    let kind: Kind
    /// Whether a thick line stands above it.
    var beginsGroup = false

    /// The rows of a menu, those of inner ones too that stand in their place.
    ///
    /// - Parameter changed: Called when elements are there that had to be waited for.
    static func rows(of menu: UIMenu, changed: @escaping @MainActor () -> Void) -> [MenuRow] {
        var rows: [MenuRow] = []
        if !menu.title.isEmpty { rows.append(MenuRow(kind: .title(menu.title))) }
        add(menu.children, of: menu, to: &rows, changed)
        return rows
    }

    private static func add(
        _ children: [UIMenuElement], of menu: UIMenu, to rows: inout [MenuRow],
        _ changed: @escaping @MainActor () -> Void
    ) {
        var endsGroup = false
        for child in children {
            let before = rows.count
            var isInline = false
            switch child {
            case let action as UIAction where !action.attributes.contains(.hidden):
                rows.append(MenuRow(kind: .action(action, of: menu)))
            case let inner as UIMenu where inner.options.contains(.displayInline):
                isInline = true
                rows += self.rows(of: inner, changed: changed)
            case let inner as UIMenu: rows.append(MenuRow(kind: .menu(inner)))
            case let deferred as UIDeferredMenuElement:
                if let elements = deferred.elements(later: { _ in changed() }) {
                    add(elements, of: menu, to: &rows, changed)
                } else {
                    rows.append(MenuRow(kind: .waiting))
                }
            default: break
            }
            guard rows.count > before else { continue }
            if before > 0, isInline || endsGroup { rows[before].beginsGroup = true }
            endsGroup = isInline
        }
    }
}
