// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// What several people did, as a table with tabs: the format of `score.py`.
///
/// Every person's events are in the order in which they happened.
package struct Recording: Sendable {
    package let events: [RecordedEvent]

    private static let columns = [
        "event_id", "user", "epoch_local", "date", "hour", "weekday", "place", "action", "split", "start",
    ]

    /// - Parameter text: A line with the names of the ten columns, then a line for each event.
    package init(_ text: String) throws(Problem<Fault>) {
        var events: [RecordedEvent] = []
        var number = 0
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for line in lines {
            number += 1
            if number == 1 {
                guard line == Self.columns.joined(separator: "\t") else {
                    let columns = Self.columns.joined(separator: ", ")
                    throw Self.refusal(1, "expected the columns \(columns), separated by tabs")
                }
            } else if !line.isEmpty {
                events.append(try Self.event(line, number))
            }
        }
        self.events = events
    }

    private static func event(_ line: Substring, _ number: Int) throws(Problem<Fault>) -> RecordedEvent {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == columns.count else {
            throw refusal(number, "expected \(columns.count) cells, found \(cells.count)")
        }
        guard let seconds = Int64(cells[2]) else { throw wrong(cells, 2, number, "a whole number of seconds") }
        guard let weekday = Int(cells[5]), (0...6).contains(weekday) else {
            throw wrong(cells, 5, number, "0 for Monday to 6 for Sunday")
        }
        guard let split = RecordedEvent.Split(rawValue: cells[8]) else {
            throw wrong(cells, 8, number, "train, valid or test")
        }
        guard cells[9] == "0" || cells[9] == "1" else { throw wrong(cells, 9, number, "0 or 1") }
        for cell in [0, 1, 7] where cells[cell].isEmpty { throw wrong(cells, cell, number, "a text") }
        let place = cells[6] == "-" ? nil : PersonPlace(named: cells[6])
        return RecordedEvent(
            identifier: cells[0], user: cells[1],
            occasion: Occasion(localSeconds: seconds, weekday: weekday, place: place, isStart: cells[9] == "1"),
            action: cells[7], split: split)
    }

    private static func wrong(_ cells: [String], _ cell: Int, _ line: Int, _ wanted: String) -> Problem<Fault> {
        // A cell may be as long as the file.
        refusal(line, "\(columns[cell]) is ‘\(cells[cell].prefix(40))’, expected \(wanted)")
    }

    private static func refusal(_ line: Int, _ text: String) -> Problem<Fault> { Problem("line \(line): \(text)") }
}
