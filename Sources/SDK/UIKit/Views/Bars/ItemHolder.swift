// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A bar that shows items, and is told when one of them is to look otherwise.
@MainActor protocol ItemHolder: AnyObject {
    /// What an item shows is something else.
    func contentsChanged()
}

extension UINavigationBar: ItemHolder {}
