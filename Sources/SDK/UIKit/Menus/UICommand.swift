// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A menu element that a responder handles by selector; commands do not exist here.
@available(*, unavailable, message: "use UIAction, which says itself what it does")
@preconcurrency @MainActor open class UICommand: UIMenuElement {}
