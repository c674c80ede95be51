// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues

/// Turns values into their JSON form with the names of enumerations' cases.
struct PlainWriter {
    let context: ConversationContext

    func plain(_ value: IntentValue, _ type: ValueType?) -> PlainValue {
        switch value {
        case .array(let elements):
            return .array(elements.map { plain($0, type) })
        case .object(let object):
            let declared = context.objectType(named: object.typeName)?.properties ?? []
            return .object(object) { name, value in plain(value, declared.first { $0.name == name }?.type) }
        case .decimal(let seconds) where type == .moment && abs(seconds) < 1e11:
            return .string(Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601))
        default:
            let cases = type.flatMap(context.enumeration)?.cases ?? []
            return PlainValue(value) { rawValue in cases.first { $0.index == rawValue }?.name }
        }
    }
}
