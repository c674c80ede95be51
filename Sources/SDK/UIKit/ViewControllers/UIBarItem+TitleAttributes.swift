// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIBarItem {
    /// How the title looks while the item is in a state; what is not set is taken from the class's `appearance()`.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state] ?? fallback?.titleAttributes[state]
    }

    /// Sets how the title looks while the item is in a state.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
    }
}
