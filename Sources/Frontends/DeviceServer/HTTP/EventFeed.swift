// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// What happened on the device, in order: the last of it is kept once, for all the streams that read it.
///
/// A stream that comes back says what it has seen last, and gets what came after.
final class EventFeed: Sendable {
    /// Where a stream stands, in words that only this feed understands.
    struct Place: Hashable, Sendable {
        var generation: UInt64
        var number: Int

        init(generation: UInt64, number: Int) {
            self.generation = generation
            self.number = number
        }

        /// - Parameter text: What a browser sends as `Last-Event-ID`.
        init?(_ text: String) {
            let parts = text.split(separator: "-", maxSplits: 1)
            guard parts.count == 2, let generation = UInt64(parts[0], radix: 36), let number = Int(parts[1]),
                number >= 0
            else { return nil }
            self.init(generation: generation, number: number)
        }

        var text: String { "\(String(generation, radix: 36))-\(number)" }
    }

    private struct Entry {
        var number: Int
        var bytes: [UInt8]
    }

    private struct State {
        var generation = UInt64.random(in: 1...(.max))
        var last = 0
        var entries: [Entry] = []
        var size = 0
        var isFinished = false
        var readers: [ObjectIdentifier: EventStream] = [:]
    }

    /// So much is kept for streams that come back; one that lags further behind restarts.
    private static let (mostEntries, mostBytes) = (1024, 4 << 20)

    private let state = Mutex(State())

    /// The number of the latest event.
    var last: Int { state.withLock(\.last) }

    func append(_ json: Data, named name: String) {
        change { state in
            state.last += 1
            let place = Place(generation: state.generation, number: state.last)
            let bytes = Self.event(json, named: name, at: place)
            state.entries.append(Entry(number: state.last, bytes: bytes))
            state.size += bytes.count
            while state.entries.count > Self.mostEntries || state.size > Self.mostBytes {
                state.size -= state.entries.removeFirst().bytes.count
            }
        }
    }

    /// No stream can go on where it stands: each comes back, and begins with all there is.
    func restart() {
        change { state in
            state.generation = .random(in: 1...(.max))
            state.entries = []
            state.size = 0
        }
    }

    func finish() { change { $0.isFinished = true } }

    /// Lets every stream see what has become of the feed.
    private func change(_ body: (inout State) -> Void) {
        let readers = state.withLock { state in
            body(&state)
            return Array(state.readers.values)
        }
        for reader in readers { reader.wake() }
    }

    /// Lets every stream say that it is alive, which shows which browsers are gone.
    func beat() {
        for reader in state.withLock({ Array($0.readers.values) }) { reader.beat() }
    }

    /// Where a stream goes on that has seen all up to a place; nil if it has to start over.
    func place(after place: Place?) -> Place? {
        guard let place else { return nil }
        return state.withLock { state in
            guard place.generation == state.generation, place.number <= state.last,
                place.number >= (state.entries.first?.number ?? state.last + 1) - 1
            else { return nil }
            return place
        }
    }

    func place(_ number: Int) -> Place { state.withLock { Place(generation: $0.generation, number: number) } }

    /// - Returns: False if there are so many already.
    func add(_ stream: EventStream, atMost limit: Int) -> Bool {
        state.withLock { state in
            guard state.readers.count < limit else { return false }
            state.readers[ObjectIdentifier(stream)] = stream
            return true
        }
    }

    func remove(_ stream: EventStream) {
        _ = state.withLock { $0.readers.removeValue(forKey: ObjectIdentifier(stream)) }
    }

    /// What comes after a place; nil if the stream is over.
    func next(after place: Place) -> (bytes: [UInt8], place: Place)? {
        state.withLock { state in
            guard !state.isFinished, place.generation == state.generation else { return nil }
            guard place.number < state.last else { return ([], place) }
            guard let first = state.entries.first?.number, place.number + 1 >= first else { return nil }
            let entry = state.entries[place.number + 1 - first]
            return (entry.bytes, Place(generation: place.generation, number: entry.number))
        }
    }

    /// - Parameter json: One line.
    static func event(_ json: Data, named name: String, at place: Place) -> [UInt8] {
        Array("id: \(place.text)\nevent: \(name)\ndata: ".utf8) + json + Array("\n\n".utf8)
    }
}
