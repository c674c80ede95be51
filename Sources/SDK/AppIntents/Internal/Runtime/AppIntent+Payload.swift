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

    /// Takes values that traveled; parameters that have none are left as they are.
    ///
    /// - Throws: ``ValueCodingError`` where one is of another type, or no parameter has its name.
    func take(_ values: [String: IntentValue]) async throws {
        let names = Set(IntentParameters.all(of: self).map(\.name))
        if let unknown = values.keys.sorted().first(where: { !names.contains($0) }) {
            throw ValueCodingError("\(Self.self) has no parameter ‘\(unknown)’")
        }
        try await take(values) { throw $1 }
    }

    /// Takes those of the values that traveled which its parameters take.
    ///
    /// - Parameter refused: Called with the name of each parameter whose value it does not take, and why.
    func take(
        _ values: [String: IntentValue], refused: (_ parameter: String, any Error) async throws -> Void
    ) async throws {
        for (name, parameter) in IntentParameters.all(of: self) {
            guard let value = values[name] else { continue }
            do {
                try await parameter.set(value)
            } catch {
                try await refused(name, error)
            }
        }
    }
}
