// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import IntentValues
import Wire

/// A handler's response: a code, values, and the activity with which the app continues.
///
/// Codes and values belong to the generated subclass.
open class INIntentResponse: NSObject, NSCopying, NSSecureCoding {
    /// The activity with which the app opens from this response; the system creates one if there is none.
    ///
    /// The response keeps a copy of what it is given.
    open var userActivity: NSUserActivity? {
        get { activity }
        set { activity = newValue?.copy() as? NSUserActivity }
    }

    private var activity: NSUserActivity?
    private(set) var isNotImplemented = false

    /// Creates a response without a code and values.
    public override init() { super.init() }

    /// A response without code and values, made by the system from its class.
    @_spi(Generated) public required convenience init(blank: Void) { self.init() }

    /// The table of values; a generated class overrides it.
    @_spi(Generated) open class var properties: [IntentProperty] { [] }

    /// The code's number; a generated class overrides it.
    @_spi(Generated) open var rawCode: Int { 0 }

    /// Sets the code by its number; a number without a code changes nothing. A generated class overrides it.
    @_spi(Generated) open func setRawCode(_ code: Int) {}

    /// What the default of a method answers that the handler does not have.
    @_spi(Generated) public static func notImplemented() -> Self {
        let response = self.init(blank: ())
        response.isNotImplemented = true
        return response
    }

    /// Returns a copy of the response.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(blank: ())
        copy.userActivity = userActivity
        copy.setRawCode(rawCode)
        copy.isNotImplemented = isNotImplemented
        for property in Self.properties {
            property.copy(from: self, to: copy)
        }
        return copy
    }

    /// Always true: a response is archived as JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Writes code, values and activity into a keyed archive; reports a value that has no form outside the process.
    open func encode(with coder: NSCoder) { coder.encodeJSON { try payload() } }

    /// Decodes an archive from ``encode(with:)``; nil if it is damaged.
    public required convenience init?(coder: NSCoder) {
        self.init()
        guard let payload = coder.decodeJSON(ResponsePayload.self) else { return nil }
        do {
            try fill(from: payload)
        } catch {
            coder.report(error)
            return nil
        }
    }
}

extension INIntentResponse {
    /// The response as it travels.
    ///
    /// - Throws: ``UnrepresentableValue`` when a value or the activity has no form outside the process.
    func payload() throws -> ResponsePayload {
        ResponsePayload(
            code: rawCode, properties: try Self.properties.values(of: self), activity: try activityPayload())
    }

    /// Sets what traveled.
    func fill(from payload: ResponsePayload) throws(MisfitValue) {
        setRawCode(payload.code)
        userActivity = payload.activity.map(NSUserActivity.init(_:))
        try Self.properties.set(payload.properties, on: self)
    }

    private func activityPayload() throws(UnrepresentableValue) -> ActivityPayload? {
        do throws(ActivityMisfit) {
            return try userActivity?.payload()
        } catch {
            throw UnrepresentableValue(error.description)
        }
    }

    /// The name of the value that a key path leads to.
    static func propertyName(at path: AnyKeyPath) -> String? { properties.first { $0.path == path }?.name }
}
