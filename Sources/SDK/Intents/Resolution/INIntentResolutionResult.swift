// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// How one value of a parameter was resolved.
///
/// Each type of value has a subclass with further answers.
open class INIntentResolutionResult: NSObject {
    let outcome: ResolutionOutcome

    /// An answer of any kind, made by the factories.
    @_spi(Generated) public required init(outcome: ResolutionOutcome) { self.outcome = outcome }

    /// The parameter lacks a value; the person is asked for one.
    open class func needsValue() -> Self { self.init(outcome: ResolutionOutcome(.needsValue)) }

    /// The parameter may stay without a value.
    open class func notRequired() -> Self { self.init(outcome: ResolutionOutcome(.notRequired)) }

    /// The value cannot be used; the person is asked for another.
    open class func unsupported() -> Self { self.init(outcome: ResolutionOutcome(.unsupported(reason: nil))) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The value cannot be used, for the reason of this number; generated subclasses name the reason.
    public class func __unsupported(withReason reason: Int) -> Self {
        self.init(outcome: ResolutionOutcome(.unsupported(reason: reason)))
    }

    /// What the default of a method answers that the handler does not have.
    @_spi(Generated) public static func notImplemented() -> Self { self.init(outcome: .notImplemented) }
}

extension INIntentResolutionResult {
    static func settled(_ value: some IntentRepresentable) -> Self {
        self.init(outcome: ResolutionOutcome { .success(try value.propertyValue().value) })
    }

    static func choice(_ values: [some IntentRepresentable]) -> Self {
        self.init(outcome: ResolutionOutcome { .disambiguation(try values.map { try $0.propertyValue().value }) })
    }

    static func question(_ value: (some IntentRepresentable)?, reason: Int? = nil) -> Self {
        self.init(
            outcome: ResolutionOutcome { .confirmationRequired(try value?.propertyValue().value, reason: reason) })
    }

    static func settled(_ value: some IntentEnumeration) -> Self {
        self.init(outcome: ResolutionOutcome(.success(.enumeration(value.rawValue))))
    }

    static func choice(_ values: [some IntentEnumeration]) -> Self {
        self.init(outcome: ResolutionOutcome(.disambiguation(values.map { .enumeration($0.rawValue) })))
    }

    static func question(_ value: some IntentEnumeration) -> Self {
        self.init(outcome: ResolutionOutcome(.confirmationRequired(.enumeration(value.rawValue))))
    }

    static func settled(_ value: some IntentOptions) -> Self {
        self.init(outcome: ResolutionOutcome(.success(value.value)))
    }

    static func question(_ value: some IntentOptions) -> Self {
        self.init(outcome: ResolutionOutcome(.confirmationRequired(value.value)))
    }
}

/// What a resolution result says, closed to everyone but this SDK.
@_spi(Generated) public struct ResolutionOutcome {
    /// Nil when the handler does not have the method; a failure when a value has no form outside the process.
    let payload: Result<ResolutionPayload, any Error>?

    static var notImplemented: ResolutionOutcome { ResolutionOutcome(payload: nil) }

    init(_ payload: ResolutionPayload) { self.payload = .success(payload) }

    /// Turns the values into what travels, at once.
    init(_ payload: () throws -> ResolutionPayload) { self.payload = Result { try payload() } }

    private init(payload: Result<ResolutionPayload, any Error>?) { self.payload = payload }
}
