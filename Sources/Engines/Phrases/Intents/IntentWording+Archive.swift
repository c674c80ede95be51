// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentWording {
    /// Writes all that it has: other wordings are other bytes.
    package func write(to writer: inout ArchiveWriter) {
        writer.write(language)
        writer.write(titles) { $0.write($1) }
        writer.write(summary)
        writer.write(category)
        writer.write(parameters) { writer, parameter in
            writer.write(parameter.name)
            writer.write(parameter.title)
            parameter.values.write(to: &writer)
            writer.write(parameter.isInTitlesAlone)
            writer.write(parameter.isOpen)
            writer.write(parameter.isOptional)
            writer.write(parameter.isPerson)
        }
        writer.write(apps) { $0.write($1) }
        writer.write(templates) { $0.write($1.label) }
        for named in [rules, lists] {
            writer.write(named.sorted { $0.key < $1.key }) { writer, entry in
                writer.write(entry.key)
                writer.write(entry.value)
            }
        }
        writer.write(isToTheLetter)
    }
}

extension IntentWording.Values {
    fileprivate func write(to writer: inout ArchiveWriter) {
        switch self {
        case .names(let values):
            writer.write(UInt8(0))
            writer.write(values) { writer, names in writer.write(names) { $0.write($1) } }
        case .numbers(let bounds):
            writer.write(UInt8(1))
            writer.write(bounds.lowerBound)
            writer.write(bounds.upperBound)
        case .duration: writer.write(UInt8(2))
        case .freeText: writer.write(UInt8(3))
        case .date: writer.write(UInt8(4))
        case .money: writer.write(UInt8(5))
        case .measurement(let dimension):
            writer.write(UInt8(6))
            writer.write(dimension.rawValue)
        case .decimals: writer.write(UInt8(7))
        }
    }
}
