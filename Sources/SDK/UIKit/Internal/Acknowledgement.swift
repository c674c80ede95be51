// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

/// The words “the item is the app's own”, as they go over the wire.
///
/// Made before the app gets its item, so that between the return of the app's
/// method and the sending lies nothing but the sending: a process that is
/// killed right after has either both or neither.
struct Acknowledgement {
    private let handled: Data
    private let declined: Data

    /// - Throws: `FrameError`, which a frame of two numbers gives no reason for.
    init(of delivery: Int) throws(FrameError) {
        handled = try FrameEncoder.encode(.delivered(id: delivery, handled: true))
        declined = try FrameEncoder.encode(.delivered(id: delivery, handled: false))
    }

    func frame(handled isHandled: Bool) -> Data { isHandled ? handled : declined }
}
