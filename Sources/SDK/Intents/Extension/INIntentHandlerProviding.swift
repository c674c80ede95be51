// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An object that knows who handles an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// The object that handles an intent: one that conforms to the intent's handling protocol, made anew for
    /// each request; nil when there is none.
    ///
    /// Called on any thread, several at once. Do not keep the intent.
    func handler(for intent: INIntent) -> Any?
}
