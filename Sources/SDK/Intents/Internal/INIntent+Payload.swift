// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

extension INIntent {
    /// The class as the system knows it.
    static var wireName: String { WireName.of(self) }

    /// The intent as it travels.
    ///
    /// - Throws: ``UnrepresentableValue`` when a value has no form outside the process.
    func payload() throws -> IntentPayload {
        IntentPayload(
            className: Self.wireName, identifier: identifier, suggestedInvocationPhrase: suggestedInvocationPhrase,
            values: try Self.properties.values(of: self))
    }

    /// Sets what travelled.
    func fill(from payload: IntentPayload) throws(MisfitValue) {
        identifier = payload.identifier
        suggestedInvocationPhrase = payload.suggestedInvocationPhrase
        try Self.properties.set(payload.values, on: self)
    }
}
