// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

/// Shows one menu at a time, over the window of what it is about.
@MainActor enum MenuPresenter {
    private(set) static weak var shown: MenuView?

    /// Shows a menu near a view; no empty one.
    ///
    /// - Returns: Whether it is shown.
    @discardableResult static func show(_ menu: UIMenu?, from source: UIView) -> Bool {
        guard let menu, let window = source.window else { return false }
        let rows = MenuRow.rows(of: menu) { dismissAndShow(menu, from: source) }
        guard !rows.isEmpty else { return false }
        dismiss()
        let view = MenuView(menu, rows, from: source)
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        window.layer.passOver(.fade, duration: 0.2)
        shown = view
        return true
    }

    /// Elements that were asked for have come.
    private static func dismissAndShow(_ menu: UIMenu, from source: UIView) {
        if shown?.menu === menu { show(menu, from: source) }
    }

    /// Takes the menu away.
    static func dismiss() {
        guard let shown else { return }
        shown.window?.layer.passOver(.fade, duration: 0.2)
        shown.removeFromSuperview()
        self.shown = nil
    }
}
