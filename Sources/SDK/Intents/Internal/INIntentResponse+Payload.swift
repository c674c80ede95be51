// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import UserActivity
import Wire

extension INIntentResponse {
    /// The response as it travels.
    ///
    /// - Throws: ``UnrepresentableValue`` when a value or the activity has no form outside the process.
    func payload() throws -> ResponsePayload {
        ResponsePayload(
            code: rawCode, properties: try Self.properties.values(of: self), activity: try activityPayload())
    }

    /// Sets what travelled.
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
    static func propertyName(at path: AnyKeyPath) -> String? {
        properties.first { $0.path == path }?.name
    }
}
