// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSessionBus

/// Ends a blocking call of GIO from another thread.
///
/// Sendable: `GCancellable` is one of the objects GLib documents as safe to use
/// from any thread, and this only cancels and releases it.
package final class Cancellation: @unchecked Sendable {
    /// What the call is given; nil lets it run to its end.
    package let pointer: OpaquePointer?

    /// Creates one that has not been cancelled.
    package init() { pointer = g_cancellable_new() }

    deinit {
        if let pointer { g_object_unref(UnsafeMutableRawPointer(pointer)) }
    }

    /// Ends the call, or the next one that is given the pointer.
    package func cancel() {
        if let pointer { g_cancellable_cancel(pointer) }
    }
}
