// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

import SystemLink
import Wire

/// An app's information about its user, which helps the system choose among apps; apps use its subclasses.
open class INUserContext: NSObject, NSSecureCoding, @unchecked Sendable {
    // `@unchecked`: it stores nothing; a subclass answers for its own.

    override init() { super.init() }

    /// Nil for an empty context.
    var payload: MediaContextPayload? { nil }

    /// Sends the context to the system, replacing the previous one.
    ///
    /// Returns at once; a refusal is reported on standard error, and what was told before stays.
    open func becomeCurrent() {
        guard let payload else { return }
        CallChannel.phrases.call(UserContextCall(context: payload)) { result in
            guard case .failure(let failure) = result else { return }
            StandardError.write("the user context stays as it was: \(failure)", from: "Intents")
        }
    }

    /// Always true: a context is archived as JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes the context into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON { payload } }

    /// Returns nil: each subclass decodes itself.
    public required init?(coder: NSCoder) {
        return nil
    }
}

#endif
