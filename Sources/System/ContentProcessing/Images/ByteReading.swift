// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Bytes that are asked for at places which may not be there.
struct ByteReading {
    private let data: Data

    init(_ data: Data) { self.data = data }

    var count: Int { data.count }

    subscript(place: Int) -> UInt8? {
        guard place >= 0, place < data.count else { return nil }
        return data[data.startIndex + place]
    }

    /// A number of up to four bytes.
    func number(at place: Int, bytes: Int, isLittle: Bool) -> Int? {
        guard place >= 0, place <= data.count - bytes else { return nil }
        let start = data.startIndex + place
        let part = data[start..<start + bytes]
        return isLittle
            ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }

    func bytes(at place: Int, count: Int) -> [UInt8]? {
        guard place >= 0, count >= 0, place <= data.count, count <= data.count - place else { return nil }
        let start = data.startIndex + place
        return Array(data[start..<start + count])
    }

    func text(at place: Int, count: Int) -> String? {
        bytes(at: place, count: count).map { String(decoding: $0, as: UTF8.self) }
    }
}
