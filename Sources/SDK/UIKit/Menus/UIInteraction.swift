// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An interaction that can be added to a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that it was given to.
    var view: UIView? { get }
    /// It is about to be given to another view, or taken away.
    func willMove(to view: UIView?)
    /// It was given to a view, or taken away.
    func didMove(to view: UIView?)
}
