// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

extension AppIntent {
    /// The intent as it travels: its identifier with its module, and the values that are set.
    ///
    /// - Throws: ``ValueCodingError`` where one of them cannot travel.
    func payload() throws -> IntentPayload {
        var values: [String: IntentValue] = [:]
        for (name, parameter) in IntentParameters.all(of: self) { values[name] = try parameter.intentValue() }
        let module = String(reflecting: Self.self).prefix { $0 != "." }
        return IntentPayload(className: "\(module).\(Self.persistentIdentifier)", values: values)
    }

    /// Takes values that travelled; parameters that have none are left as they are.
    ///
    /// - Throws: ``ValueCodingError`` where one is of another type, or no parameter has its name.
    func take(_ values: [String: IntentValue]) async throws {
        let parameters = Dictionary(
            IntentParameters.all(of: self).map { ($0.name, $0.parameter) }, uniquingKeysWith: { first, _ in first })
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters[name] else {
                throw ValueCodingError("\(Self.self) has no parameter ‘\(name)’")
            }
            try await parameter.set(value)
        }
    }
}
