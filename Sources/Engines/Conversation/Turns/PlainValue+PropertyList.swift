// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
package import Wire

extension PlainValue {
    /// A property-list value as JSON has it: dates in ISO 8601, data in Base64.
    package init(_ value: PropertyListValue) {
        self =
            switch value {
            case .string(let text): .string(text)
            case .integer(let number): .integer(number)
            case .real(let number): PlainValue(.decimal(number))
            case .boolean(let isTrue): .boolean(isTrue)
            case .date(let date): .string(date.formatted(.iso8601))
            case .data(let data): .string(data.base64EncodedString())
            case .url(let url): .string(url.absoluteString)
            case .set(let elements): .array(elements.map(PlainValue.init).sorted { "\($0)" < "\($1)" })
            case .null: .null
            case .array(let elements): .array(elements.map(PlainValue.init))
            case .dictionary(let fields): .object(fields.mapValues(PlainValue.init))
            }
    }
}
