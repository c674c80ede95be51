// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension INInteraction {
    /// Gives the interaction to the system, so that it may offer the intent again.
    ///
    /// - Parameter completion: Called on any thread. Until the system keeps donations the error is
    ///   ``INIntentError/interactionOperationNotSupported``.
    @preconcurrency public func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        Self.refuse("donated", completion)
    }

    /// Gives the interaction to the system, so that it may offer the intent again.
    ///
    /// - Throws: ``INIntentError``.
    public func donate() async throws {
        throw Self.refusal("donated")
    }

    /// Deletes every donation of the app.
    ///
    /// - Parameter completion: Called on any thread, as with ``donate(completion:)``.
    @preconcurrency public class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse("deleted", completion)
    }

    /// Deletes every donation of the app.
    ///
    /// - Throws: ``INIntentError``.
    public class func deleteAll() async throws {
        throw refusal("deleted")
    }

    /// Deletes the donations with these identifiers.
    ///
    /// - Parameter completion: Called on any thread, as with ``donate(completion:)``.
    @preconcurrency public class func delete(
        with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse("deleted", completion)
    }

    /// Deletes the donations with these identifiers.
    ///
    /// - Throws: ``INIntentError``.
    public class func delete(with identifiers: [String]) async throws {
        throw refusal("deleted")
    }

    /// Deletes the donations of a group.
    ///
    /// - Parameter completion: Called on any thread, as with ``donate(completion:)``.
    @preconcurrency public class func delete(
        with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse("deleted", completion)
    }

    /// Deletes the donations of a group.
    ///
    /// - Throws: ``INIntentError``.
    public class func delete(with groupIdentifier: String) async throws {
        throw refusal("deleted")
    }

    private class func refuse(_ verb: String, _ completion: (@Sendable ((any Error)?) -> Void)?) {
        guard let completion else { return }
        let error = refusal(verb)
        DispatchQueue.global().async { completion(error) }
    }

    private class func refusal(_ verb: String) -> INIntentError {
        INIntentError(
            .interactionOperationNotSupported,
            userInfo: [
                NSLocalizedDescriptionKey:
                    "The interaction was not \(verb): this system keeps no donations yet. "
                    + "People can give the intent a phrase with ‘beckon phrase add’."
            ])
    }
}
