// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

/// One delivery on its way into the app.
@MainActor final class Opening {
    let item: DeliveredItem
    private let acknowledgement: Acknowledgement
    /// Whether there was a method for the item that did not decline it, as far as is known.
    var isHandled = false

    init(_ delivery: Delivery) throws(FrameError) {
        acknowledgement = try Acknowledgement(of: delivery.id)
        item = DeliveredItem(delivery.item)
    }

    /// What tells the system that the app has the item.
    var acknowledgementFrame: Data { acknowledgement.frame(handled: isHandled) }
}
