// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Donations
import Foundation
import Store

/// A million donations of a hundred actions: what they take, and what is done with them, beside SQLite with nothing
/// but the same rows, and a file that is written on and synchronized.
struct DonationKeeping: Benchmark {
    let name = "Donations: a million of a hundred actions"
    private let million = 1_000_000
    private let batch = 10_000
    private let durable = 2000
    /// Of the million, so many have identifiers and groups.
    private let named = 10_000
    private let reads = 50

    func run() async throws -> [Measurement] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-donations-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var rows = try await keepSingly(in: folder.appending(path: "singly"))
        rows += try await keepMillion(in: folder.appending(path: "million"))
        return rows
    }

    // MARK: - Keeping

    /// One durable donation after the other, in turns with what it can't cost less than.
    private func keepSingly(in folder: URL) async throws -> [Measurement] {
        let sample = try await DonationSample(in: folder)
        let bare = try BareDonations(at: folder.appending(path: "bare.sqlite"))
        let file = try AppendedFile(at: folder.appending(path: "appended"))
        let clock = ContinuousClock()
        var (kept, plain, appended) = ([Duration](), [Duration](), [Duration]())
        for number in 0..<durable {
            let start = clock.now
            try await sample.donate(number)
            kept.append(clock.now - start)
            plain.append(try clock.measure { try bare.insert(number) })
            appended.append(try clock.measure { try file.append() })
        }
        let whole = Measurement("one, durable, from the app’s call to the disk", of: kept)
        let alone = Measurement("SQLite alone: one row, committed", of: plain)
        return [
            whole, alone, Measurement("a file alone: 100 bytes, synchronised", of: appended),
            whole.ratio(to: alone, name: "ratio of a donation to SQLite’s row", goal: nil),
        ]
    }

    private func keepMillion(in folder: URL) async throws -> [Measurement] {
        let clock = ContinuousClock()
        var rows: [Measurement] = []
        let empty: Int
        do {
            let sample = try await DonationSample(in: folder)
            // The actions' own rows are there before and after.
            _ = try await sample.store.keep((0..<1000).map { DonationSample.new($0) }, within: DonationSample.room)
            _ = try await sample.store.removeDonations()
        }
        empty = try Self.size(of: folder)
        do {
            let sample = try await DonationSample(in: folder)
            var samples: [Duration] = []
            for start in stride(from: 0, to: million, by: batch) {
                let donations = (start..<start + batch).map { DonationSample.new($0) }
                samples.append(
                    try await clock.measure {
                        _ = try await sample.store.keep(donations, within: DonationSample.room)
                    } / batch)
            }
            rows.append(Measurement("one of \(batch) in a transaction", of: samples))
        }
        let bytes = try Self.size(of: folder) - empty
        rows.append(try insertMillionRows(in: folder))
        rows.append(Measurement("a million on the disk", Double(bytes) / 1_048_576, .mebibytes, goal: 25e6 / 1_048_576))
        let sample = try await DonationSample(in: folder)
        rows += try await readMillion(sample)
        rows += try await deleteMillion(sample)
        return rows
    }

    private func insertMillionRows(in folder: URL) throws -> Measurement {
        let bare = try BareDonations(at: folder.appending(path: "bare.sqlite"))
        let clock = ContinuousClock()
        var samples: [Duration] = []
        for start in stride(from: 0, to: million, by: batch) {
            samples.append(try clock.measure { try bare.insert(start..<start + batch) } / batch)
        }
        return Measurement("SQLite alone: one row of \(batch) in a transaction", of: samples)
    }

    /// Bytes of the database, when nobody has it open.
    private static func size(of folder: URL) throws -> Int {
        let names = ["beckon.sqlite", "beckon.sqlite-wal"]
        return try names.map { folder.appending(path: $0).path }.filter(FileManager.default.fileExists)
            .map { try FileManager.default.attributesOfItem(atPath: $0)[.size] as? Int ?? 0 }.reduce(0, +)
    }

    // MARK: - Using

    private func readMillion(_ sample: DonationSample) async throws -> [Measurement] {
        [
            try await measure("listing the latest 50") { _ in _ = try await sample.donations.list(limit: 50) },
            try await measure("listing one app’s latest 50") { _ in
                _ = try await sample.donations.list(app: DonationSample.apps[0], limit: 50)
            },
            try await measure("listing all 100 actions") { _ in _ = try await sample.donations.actions() },
        ]
    }

    private func deleteMillion(_ sample: DonationSample) async throws -> [Measurement] {
        let donations = (million..<million + named).map { DonationSample.new($0, named: true) }
        _ = try await sample.store.keep(donations, within: DonationSample.room)
        let clock = ContinuousClock()
        var rows = [
            try await measure("deleting by one identifier") { round in
                _ = try await sample.store.removeDonations(
                    of: donations[round * 100].app, identifiers: [DonationSample.identifier(million + round * 100)])
            },
            try await measure("deleting a group, 100 donations of five apps, one app’s") { round in
                _ = try await sample.store.removeDonations(
                    of: DonationSample.apps[0], group: "group \(million / 100 + round)")
            },
        ]
        for (name, app) in [("deleting all of one app, 200,000", DonationSample.apps[0]), ("deleting all", nil)] {
            let time = try await clock.measure { _ = try await sample.store.removeDonations(of: app) }
            rows.append(Measurement(name, time / .microseconds(1), .microseconds))
        }
        return rows
    }

    private func measure(_ name: String, _ work: (_ round: Int) async throws -> Void) async throws -> Measurement {
        let clock = ContinuousClock()
        var samples: [Duration] = []
        for round in 0..<reads {
            let start = clock.now
            try await work(round)
            samples.append(clock.now - start)
        }
        return Measurement(name, of: samples)
    }
}
