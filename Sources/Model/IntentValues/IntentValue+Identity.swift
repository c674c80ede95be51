// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentValue {
    /// The value by which two are told apart: an object is the one with its identifier, whatever it is called today.
    package var identity: IntentValue {
        switch self {
        case .object(let object) where object.identifier != nil:
            .object(ObjectValue(typeName: object.typeName, identifier: object.identifier, displayString: ""))
        case .array(let elements): .array(elements.map(\.identity))
        default: self
        }
    }
}
