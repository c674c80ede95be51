// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a camera writes, made for a test.
struct TestExif {
    var orientation = 1
    var isLittle = true
    /// A JPEG of what the picture was before.
    var thumbnail = Data("a small picture of what was there before".utf8)

    private struct Entry {
        var tag: Int
        var kind: Int
        var count: Int
        var value: Data
    }

    /// What does not fit into entries, and where it begins.
    private struct Heap {
        let start: Int
        var bytes = Data()
    }

    private static let mainStart = 8
    private static let photoStart = mainStart + size(7)
    private static let placeStart = photoStart + size(3)
    private static let smallStart = placeStart + size(4)
    private static let heapStart = smallStart + size(2)

    /// The bytes of a list with so many entries.
    private static func size(_ entries: Int) -> Int { 2 + 12 * entries + 4 }

    /// From the header of the TIFF on.
    var data: Data {
        var heap = Heap(start: Self.heapStart)
        let main = directory(
            [
                text(0x010F, "Acme"), text(0x0110, "Model 5"), short(0x0112, orientation),
                text(0x0132, "2024:01:02 03:04:05"), long(0x8769, Self.photoStart), long(0x8825, Self.placeStart),
                text(0x8298, "secret owner"),
            ], next: Self.smallStart, &heap)
        let photo = directory(
            [text(0x9003, "2023:07:09 10:11:12"), text(0x9011, "+02:00"), text(0x9286, "Screenshot")], next: 0, &heap)
        let place = directory(
            [
                text(1, "S"), fractions(2, [(10, 1), (30, 1), (0, 1)]), text(3, "E"),
                fractions(4, [(20, 1), (15, 1), (0, 1)]),
            ], next: 0, &heap)
        let small = directory(
            [long(0x0201, Self.heapStart + heap.bytes.count), long(0x0202, thumbnail.count)], next: 0, &heap)
        let header = Data((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(Self.mainStart, 4)
        return header + main + photo + place + small + heap.bytes + thumbnail
    }

    private func directory(_ entries: [Entry], next: Int, _ heap: inout Heap) -> Data {
        var bytes = number(entries.count, 2)
        for entry in entries {
            bytes += number(entry.tag, 2) + number(entry.kind, 2) + number(entry.count, 4)
            if entry.value.count <= 4 {
                bytes += entry.value + Data(count: 4 - entry.value.count)
            } else {
                bytes += number(heap.start + heap.bytes.count, 4)
                heap.bytes += entry.value
            }
        }
        return bytes + number(next, 4)
    }

    private func number(_ value: Int, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (isLittle ? $0 : count - 1 - $0))) })
    }

    private func text(_ tag: Int, _ text: String) -> Entry {
        let bytes = Data(text.utf8) + [0]
        return Entry(tag: tag, kind: 2, count: bytes.count, value: bytes)
    }

    private func short(_ tag: Int, _ value: Int) -> Entry {
        Entry(tag: tag, kind: 3, count: 1, value: number(value, 2))
    }

    private func long(_ tag: Int, _ value: Int) -> Entry { Entry(tag: tag, kind: 4, count: 1, value: number(value, 4)) }

    private func fractions(_ tag: Int, _ values: [(Int, Int)]) -> Entry {
        let bytes = values.reduce(Data()) { $0 + number($1.0, 4) + number($1.1, 4) }
        return Entry(tag: tag, kind: 5, count: values.count, value: bytes)
    }
}
