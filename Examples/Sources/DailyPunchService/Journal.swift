// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The check-ins in a file, one JSON object a line, each on the disk before it is acknowledged.
struct Journal {
    private(set) var punches: [Punch] = []
    private let file: FileHandle

    /// Opens the journal and reads what is in it; makes an empty one if there is none.
    init(url: URL) throws {
        if !FileManager.default.fileExists(atPath: url.path) {
            try Data().write(to: url)
        }
        let decoder = JSONDecoder()
        punches = try Data(contentsOf: url).split(separator: UInt8(ascii: "\n")).map {
            try decoder.decode(Punch.self, from: $0)
        }
        file = try FileHandle(forUpdating: url)
        try file.seekToEnd()
    }

    /// Appends a check-in and waits for the disk.
    mutating func append(_ punch: Punch) throws {
        try file.write(contentsOf: try JSONEncoder().encode(punch) + [UInt8(ascii: "\n")])
        try file.synchronize()
        punches.append(punch)
    }

    /// On how many days in a row, today included, there is a check-in of the kind.
    func daysInARow(of kind: String, until now: Date, calendar: Calendar) -> Int {
        let days = Set(punches.lazy.filter { $0.kind == kind }.map { calendar.startOfDay(for: $0.date) })
        var day = calendar.startOfDay(for: now)
        var count = 0
        while days.contains(day), let before = calendar.date(byAdding: .day, value: -1, to: day) {
            count += 1
            day = before
        }
        return count
    }
}
