// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A screen that shows things as they are now when it is told that they may have changed.
@MainActor
protocol Renewable: AnyObject {
    func renew()
}
