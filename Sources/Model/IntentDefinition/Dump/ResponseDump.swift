// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an intent can answer.
struct ResponseDump: Encodable, Hashable, Sendable {
    /// One answer.
    struct Code: Encodable, Hashable, Sendable {
        let name: String
        let isSuccess: Bool
        let spoken: TextDump?
        let printed: TextDump?
    }

    let codes: [Code]
    let properties: [PropertyDump]
    let outputProperty: String?

    init(_ response: ResponseDeclaration) {
        codes = response.codes.map {
            Code(
                name: $0.name, isSuccess: $0.isSuccess, spoken: $0.spoken.map(TextDump.init),
                printed: $0.printed.map(TextDump.init))
        }
        properties = response.properties.map(PropertyDump.init)
        outputProperty = response.outputProperty
    }
}
