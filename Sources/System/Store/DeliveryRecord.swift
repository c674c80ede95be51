// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Wire

/// An item that waits for its app.
package struct DeliveryRecord: Hashable, Sendable {
    package var delivery: Delivery
    package var added: Date
    /// How often the app has crashed over it.
    package var crashes: Int

    package init(delivery: Delivery, added: Date, crashes: Int = 0) {
        self.delivery = delivery
        self.added = added
        self.crashes = crashes
    }
}
