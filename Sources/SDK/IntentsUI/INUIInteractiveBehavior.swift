// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a tap on a hosted view leads to, for the view to look like it.
public enum INUIInteractiveBehavior: UInt, Sendable {
    /// Nothing.
    case none = 0
    /// Another view.
    case nextView = 1
    /// The app, which the tap opens.
    case launch = 2
    /// Something else without leaving.
    case genericAction = 3
}
