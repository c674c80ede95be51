// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A neighbor's conversation beside the worst file of each kind and size that there is to be read, and what the system
/// keeps of it.
struct WorstFiles: Benchmark {
    let name = "A conversation beside the worst files"
    private static let rounds = 40
    private static let sizes = [("1 KiB", 1 << 10), ("1 MiB", 1 << 20), ("64 MiB", 64 << 20)]

    func run() async throws -> [Measurement] { try await ServedSystem.measure(measure) }

    private func measure(_ system: ServedSystem) async throws -> [Measurement] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-worst-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // What can't be removed is left to the system's own cleaning.
        defer { try? FileManager.default.removeItem(at: folder) }
        var measurements: [Measurement] = []
        let kept = try await system.keptMemory {
            let alone = try await system.converse("alone", rounds: Self.rounds)
            measurements.append(alone)
            for kind in WorstFile.allCases {
                for (title, size) in Self.sizes {
                    let file = folder.appending(path: "\(kind.rawValue)-\(size).shortcut")
                    try kind.data(of: size).write(to: file)
                    let beside = try await converse(with: system, beside: file)
                    measurements.append(beside.ratio(to: alone, name: "\(kind.rawValue), \(title)", goal: 2))
                    try FileManager.default.removeItem(at: file)
                }
            }
        }
        return measurements + [kept]
    }

    /// Talks as long as the system reads the file for somebody else, and at least as often as alone.
    private func converse(with system: ServedSystem, beside file: URL) async throws -> Measurement {
        let path = file.path(percentEncoded: false)
        let reading = Task {
            while !Task.isCancelled {
                do {
                    _ = try await system.perform(["shortcut", "show", path])
                } catch is BenchmarkError {
                    // Most are refused, which is an answer too.
                }
            }
        }
        let measurement = try await system.converse(path, rounds: Self.rounds)
        reading.cancel()
        try await reading.value
        return measurement
    }
}

/// Files that cost the most of their kind.
private enum WorstFile: String, CaseIterable {
    case sharedArrays = "arrays that name one array many times"
    case manyValues = "very many values in XML"
    case deep = "arrays in arrays in JSON"
    case longText = "one long text in JSON"

    func data(of size: Int) -> Data {
        switch self {
        case .sharedArrays: Self.shared(size)
        case .manyValues:
            Self.list("<true/>", "<plist><dict><key>WFWorkflowActions</key><array>", "</array></dict></plist>", size)
        case .deep: Self.list("[[[[[[[[1]]]]]]]],", "{\"WFWorkflowActions\":[", "0]}", size)
        case .longText:
            Self.list(
                "http://a.example ",
                "{\"WFWorkflowActions\":[{\"WFWorkflowActionIdentifier\":\"is.workflow.actions.gettext\","
                    + "\"WFWorkflowActionParameters\":{\"WFTextActionText\":\"", "\"}}]}", size)
        }
    }

    private static func list(_ part: String, _ head: String, _ tail: String, _ size: Int) -> Data {
        let count = max(1, (size - head.utf8.count - tail.utf8.count) / part.utf8.count)
        var data = Data(head.utf8)
        data.reserveCapacity(size)
        let block = Data(part.utf8)
        for _ in 0..<count { data.append(block) }
        data.append(contentsOf: tail.utf8)
        return data
    }

    /// Arrays that name the next one as often as there is room.
    private static func shared(_ size: Int) -> Data {
        let depth = 6
        let width = max(1, (size - 200) / depth / 2)
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for number in 0..<depth {
            offsets.append(bytes.count)
            bytes += [0xAF, 0x12] + big(width, 4)
            for _ in 0..<width { bytes += big(number + 1, 2) }
        }
        offsets.append(bytes.count)
        bytes += [0x51, 0x78]
        let table = bytes.count
        for offset in offsets { bytes += big(offset, 4) }
        return Data(bytes + [0, 0, 0, 0, 0, 0, 4, 2] + big(offsets.count, 8) + big(0, 8) + big(table, 8))
    }

    private static func big(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
