// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The entry to an intents extension.
///
/// An extension subclasses it and names the subclass as
/// `NSExtensionPrincipalClass` in its Info.plist. Each request meets an
/// instance of its own, made with `init()`.
open class INExtension: NSObject, INIntentHandlerProviding {
    /// The entry without anything in it yet.
    public override init() {
        super.init()
    }

    /// The extension itself, for those that conform to handling protocols directly.
    open func handler(for intent: INIntent) -> Any? { self }
}
