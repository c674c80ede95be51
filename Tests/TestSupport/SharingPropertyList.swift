// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Binary property lists whose values are named more than once, which no writer of property lists makes.
package struct SharingPropertyList {
    private var objects: [[UInt8]] = []

    package init() {}

    /// A shortcut of one action whose only parameter holds arrays in arrays: each holds the next one so many times.
    package static func shortcut(width: Int, depth: Int) -> Data {
        var list = SharingPropertyList()
        var inner = list.add(text: "x")
        for _ in 0..<depth { inner = list.add(array: Array(repeating: inner, count: width)) }
        let parameters = list.add(dictionary: [("WFItems", inner)])
        let identifier = list.add(text: "is.workflow.actions.list")
        let action = list.add(dictionary: [
            ("WFWorkflowActionIdentifier", identifier), ("WFWorkflowActionParameters", parameters),
        ])
        let actions = list.add(array: [action])
        let root = list.add(dictionary: [("WFWorkflowActions", actions)])
        return list.data(root: root)
    }

    /// - Returns: The number of the value.
    package mutating func add(text: String) -> Int { add([0x50], count: text.utf8.count, Array(text.utf8)) }

    package mutating func add(data: Data) -> Int { add([0x40], count: data.count, Array(data)) }

    /// - Parameter items: Numbers of values, one that does not come before it included.
    package mutating func add(array items: [Int]) -> Int { add([0xA0], count: items.count, references(items)) }

    package mutating func add(dictionary entries: [(String, Int)]) -> Int {
        let keys = entries.map { add(text: $0.0) }
        return add([0xD0], count: entries.count, references(keys + entries.map(\.1)))
    }

    /// - Parameter copies: So many more values lie where the last one lies.
    package func data(root: Int, copies: Int = 0) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        offsets += Array(repeating: offsets.last ?? 8, count: copies)
        let table = bytes.count
        for offset in offsets { bytes += big(offset, 4) }
        return Data(bytes + [0, 0, 0, 0, 0, 0, 4, 2] + big(offsets.count, 8) + big(root, 8) + big(table, 8))
    }

    private mutating func add(_ marker: [UInt8], count: Int, _ content: [UInt8]) -> Int {
        let head = count < 15 ? [marker[0] | UInt8(count)] : [marker[0] | 0xF, 0x12] + big(count, 4)
        objects.append(head + content)
        return objects.count - 1
    }

    private func references(_ numbers: [Int]) -> [UInt8] { numbers.flatMap { big($0, 2) } }

    private func big(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
