// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Wire

extension PropertyListValue {
    /// The value of a bundle's property list, ready to travel.
    package init(_ tree: PropertyTree) {
        self =
            switch tree {
            case .string(let value): .string(value)
            case .integer(let value): .integer(value)
            case .real(let value): .real(value)
            case .boolean(let value): .boolean(value)
            case .date(let value): .date(value)
            case .data(let value): .data(value)
            case .array(let values): .array(values.map(PropertyListValue.init))
            case .dictionary(let values): .dictionary(values.mapValues(PropertyListValue.init))
            }
    }
}
