// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The entry point of an intents extension.
///
/// An extension subclasses it and names the subclass as
/// `NSExtensionPrincipalClass` in its Info.plist. Each request meets an
/// instance of its own, made with `init()`.
open class INExtension: NSObject, INIntentHandlerProviding {
    /// Creates an extension.
    public override init() { super.init() }

    /// The extension itself, for those that conform to handling protocols directly.
    open func handler(for intent: INIntent) -> Any? { self }
}

/// An object that chooses the handler of an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// The object that handles an intent: one that conforms to the intent's handling protocol, made again for
    /// each request; nil when there is none.
    ///
    /// Called on any thread, several at once. Do not keep the intent.
    func handler(for intent: INIntent) -> Any?
}
