// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A method of a handling protocol: its forms, what each does where a handler
/// leaves it out, and how the SDK calls it.
struct HandlingMethod {
    /// One way to write the method.
    struct Form {
        /// The lines before the declaration.
        var attributes: [String]
        /// The declaration from `func` on.
        var signature: String
        /// The default.
        var body: [String]
    }

    /// The completion form before the `async` one; a single one for methods that answer at once.
    var forms: [Form]
    /// The entry in the intent's dispatch table; nil for what only a default calls.
    var dispatch: String?

    /// Every method of an intent's protocol in Xcode's order.
    static func all(of intent: Intent) -> [HandlingMethod] {
        let handle = handle(intent)
        let confirm = confirm(intent)
        let resolutions = intent.parameters.filter(\.isResolvable).map { resolve($0, of: intent) }
        let dynamic = intent.parameters.filter(\.hasOptions)
        let collections = dynamic.map { collection(of: $0, of: intent) }
        let defaults = dynamic.map { defaultValue(of: $0, of: intent) }
        let lists = dynamic.map { list(of: $0, of: intent) }
        return intent.isForWidgetsOnly
            ? resolutions + collections + [confirm, handle] + defaults + lists
            : [handle] + resolutions + collections + [confirm] + defaults + lists
    }
}
