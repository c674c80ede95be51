// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// The principal class of an extension that shares what it may, and tries what it may not.
final class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        intent is CommandIntent ? CommandHandler() : nil
    }
}
