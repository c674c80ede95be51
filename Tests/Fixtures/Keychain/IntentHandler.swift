// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// The principal class of an extension that uses the keychain as it is told to.
final class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        intent is CommandIntent ? CommandHandler() : nil
    }
}
