// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Changes a message without breaking its form: numbers become extreme numbers, texts odd texts, lists long or empty.
package struct Mutator: Sendable {
    private var numbers: SeededNumbers

    package init(seed: Int) {
        numbers = SeededNumbers(seed: seed)
    }

    /// The same for the same seed and tree.
    package mutating func mutated(_ tree: JSONTree) -> JSONTree {
        var tree = tree
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            var places: [[Step]] = []
            Self.collect(tree, [], into: &places)
            guard let place = places.randomElement(using: &numbers) else { break }
            tree = changing(tree, at: place[...])
        }
        return tree
    }

    private enum Step: Hashable {
        case field(String)
        case element(Int)
    }

    /// Longer lists are not looked through: one of their elements is like another.
    private static let mostElements = 16

    private static func collect(_ tree: JSONTree, _ place: [Step], into places: inout [[Step]]) {
        places.append(place)
        switch tree {
        case .array(let elements):
            for (index, element) in elements.prefix(mostElements).enumerated() {
                collect(element, place + [.element(index)], into: &places)
            }
        case .object(let fields):
            for key in fields.keys.sorted() {
                fields[key].map { collect($0, place + [.field(key)], into: &places) }
            }
        default: break
        }
    }

    private mutating func changing(_ tree: JSONTree, at place: ArraySlice<Step>) -> JSONTree {
        guard let step = place.first else { return changed(tree) }
        switch (tree, step) {
        case (.object(var fields), .field(let key)):
            fields[key] = fields[key].map { changing($0, at: place.dropFirst()) }
            return .object(fields)
        case (.array(var elements), .element(let index)) where elements.indices.contains(index):
            elements[index] = changing(elements[index], at: place.dropFirst())
            return .array(elements)
        default: return tree
        }
    }

    private mutating func changed(_ tree: JSONTree) -> JSONTree {
        switch tree {
        case .null: return .null
        case .boolean(let isTrue): return .boolean(!isTrue)
        case .number: return ExtremeValues.numbers.randomElement(using: &numbers) ?? tree
        case .string: return .string(ExtremeValues.strings.randomElement(using: &numbers) ?? "")
        case .array(let elements): return changed(elements)
        case .object(let fields): return changed(fields)
        }
    }

    private mutating func changed(_ elements: [JSONTree]) -> JSONTree {
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: .array([])
        case 1: .array(elements.reversed())
        case 2: .array(Array(elements.dropLast()))
        case 3: .array(elements.first.map { Array(repeating: $0, count: 1200) } ?? [])
        case 4: .array(elements + elements)
        default: .array(elements + [ExtremeValues.values.randomElement(using: &numbers) ?? .null])
        }
    }

    private mutating func changed(_ fields: [String: JSONTree]) -> JSONTree {
        // What looks like a value of an intent becomes another.
        if fields.count == 1, let key = fields.keys.first, Self.valueKinds.contains(key) {
            return ExtremeValues.values.randomElement(using: &numbers) ?? .object(fields)
        }
        var fields = fields
        let key = fields.keys.sorted().randomElement(using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: if let key { fields[key] = nil }
        case 1: if let key { fields[key] = .null }
        case 2:
            for number in 0..<40 {
                fields["k\(number)"] = ExtremeValues.values.randomElement(using: &numbers)
            }
        default:
            let name = ExtremeValues.strings.randomElement(using: &numbers) ?? ""
            fields[name] = ExtremeValues.values.randomElement(using: &numbers)
        }
        return .object(fields)
    }

    private static let valueKinds: Set = [
        "string", "integer", "decimal", "boolean", "timeInterval", "dateComponents", "url", "file", "person",
        "placemark", "speakableString", "currency", "measurement", "enumeration", "object", "array",
    ]
}
