// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An interaction that can be added to a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that it was given to.
    var view: UIView? { get }
    /// Called before the interaction moves to another view or is removed.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view or removed.
    func didMove(to view: UIView?)
}
