// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// An item that waits for its app.
package struct WaitingDelivery: Hashable, Sendable {
    package var delivery: Delivery
    /// How often the app has crashed over it.
    package var crashes: Int

    package init(_ delivery: Delivery, crashes: Int = 0) {
        self.delivery = delivery
        self.crashes = crashes
    }
}
