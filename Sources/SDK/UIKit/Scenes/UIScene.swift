// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One of the places in which an app shows something.
@MainActor open class UIScene: UIResponder {}
