// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a button opens its menu.
struct ButtonMenu {
    var menu: UIMenu?
    var isPrimary = false
    var changesSelection = false
}

extension UIButton {
    /// The menu that the button opens: by a tap where it shows that as its primary action, else by a finger that rests
    /// on it.
    public var menu: UIMenu? {
        get { menuSettings.menu }
        set {
            menuSettings.menu = newValue
            showChosenTitle()
        }
    }

    /// Whether a tap opens the menu.
    public var showsMenuAsPrimaryAction: Bool {
        get { menuSettings.isPrimary }
        set { menuSettings.isPrimary = newValue }
    }

    /// Whether the button is named after the element of the menu that is on.
    public var changesSelectionAsPrimaryAction: Bool {
        get { menuSettings.changesSelection }
        set {
            menuSettings.changesSelection = newValue
            showChosenTitle()
        }
    }

    /// A person has chosen an action of the menu.
    func menuWasChosen(_ action: UIAction) {
        guard changesSelectionAsPrimaryAction else { return }
        for case let other as UIAction in menu?.children ?? [] { other.state = other === action ? .on : .off }
        showChosenTitle()
    }

    private func showChosenTitle() {
        guard menuSettings.changesSelection, let menu else { return }
        let chosen = menu.selectedElements.first ?? menu.children.first { $0 is UIAction }
        if let chosen { setTitle(chosen.title, for: .normal) }
    }
}
