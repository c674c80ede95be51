// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How the system reaches the methods of an intent's handling protocol.
///
/// A generated intent class makes one from the protocol's `async` methods,
/// whose defaults call the completion forms.
@_spi(Generated) public struct IntentDispatch {
    /// The protocol's name, for messages.
    let protocolName: String
    private let binding: (Any, INIntent) -> BoundHandler?

    /// - Parameters:
    ///   - intent: The intent's class.
    ///   - handling: The protocol, as `(any OrderPizzaIntentHandling).self`.
    ///   - declare: Names each method once.
    public init<Intent: INIntent, Handling>(
        of intent: Intent.Type, by handling: Handling.Type,
        _ declare: (inout HandlingMethods<Intent, Handling>) -> Void
    ) {
        var methods = HandlingMethods<Intent, Handling>()
        declare(&methods)
        let declared = methods
        let name = "\(handling)"
        protocolName = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
        binding = { handler, intent in
            guard let handler = handler as? Handling, let intent = intent as? Intent else { return nil }
            return declared.bound(to: handler, intent)
        }
    }

    /// Nil when the handler does not conform to the protocol.
    func bind(_ handler: Any, to intent: INIntent) -> BoundHandler? {
        binding(handler, intent)
    }
}
