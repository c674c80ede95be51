// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Browsing
import Foundation
import PeerConnection
import Processes

/// Attacks a running system from all sides for a while, and asks it after each batch whether it is well.
///
/// `fuzz-system SECONDS [--seed N] [--each N] [--only KIND,…] [--no-sandbox]`; the same seed makes the same attacks. With
/// `--each`, it ends once every call and every reply has been tried so often; with `--only`, those kinds alone are sent.
@main
struct FuzzSystem {
    private var trials: [String: Int] = [:]
    private var last: [String] = []
    private let seconds: Double
    private var seed: Int
    /// How often every call and reply is to be tried; nil for as long as there is time.
    private let wanted: Int?
    /// The kinds that are sent; nil for all.
    private let only: Set<String>?
    private let isSandboxed: Bool

    static func main() async {
        var fuzzer = FuzzSystem(Array(CommandLine.arguments.dropFirst()))
        let isWell = await fuzzer.run()
        exit(isWell ? 0 : 1)
    }

    private init(_ words: [String]) {
        seconds = words.first.flatMap(Double.init) ?? 60
        func value(_ name: String) -> String? {
            words.firstIndex(of: name).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
        }
        seed = value("--seed").flatMap { Int($0) } ?? Int.random(in: 1...1_000_000_000)
        wanted = value("--each").flatMap { Int($0) }
        only = value("--only").map { Set($0.split(separator: ",").map(String.init)) }
        isSandboxed = !words.contains("--no-sandbox")
    }

    private mutating func run() async -> Bool {
        print("fuzz: the running system for \(Int(seconds)) seconds, with the seed \(seed)")
        let folder = URL(filePath: "/tmp/beckon-fuzz-\(getpid())", directoryHint: .isDirectory)
        let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        var system: FuzzedSystem?
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let started = try await FuzzedSystem.start(in: folder, products: products, isSandboxed: isSandboxed)
            system = started
            try await attack(started)
            try await end(started)
            try? FileManager.default.removeItem(at: folder)
            printTable()
            return true
        } catch {
            printTable()
            print("fuzz: \(error)")
            print("fuzz: the last attacks:\n" + last.suffix(60).joined(separator: "\n"))
            if let system {
                print("fuzz: the daemon's last words:\n\(system.daemon.errors.suffix(8000))")
                if system.isAlive { _ = await system.daemon.end(by: SIGKILL) }
            }
            print("fuzz: the state is in \(folder.path)")
            return false
        }
    }

    private mutating func attack(_ system: FuzzedSystem) async throws {
        let device = try DeviceAttack(system.address)
        let health = HealthCheck(system: system, device: device)
        try await health.run(word: "start")
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end, !isEnough {
            for kind in MessageKind.allCases where isOpen(kind) && ContinuousClock.now < end {
                try await batch(kind, system)
                guard system.isAlive else { throw FuzzedSystem.Failure(description: "the daemon died over \(kind)") }
            }
            try note("socket", 40) { try SocketAttack(system: system).run(seed: $0) }
            try note("device", 40) { try device.run(seed: $0) }
            for (kind, count) in system.takeTrials() { trials[kind, default: 0] += count }
            try await health.run(word: "round\(seed)")
            printProgress()
        }
    }

    /// Whether the kind is one of those that processes are to send to the system.
    private func isChosen(_ kind: MessageKind) -> Bool {
        ![.pixels, .layers].contains(kind) && only?.contains(kind.rawValue) ?? true
    }

    /// Whether the kind is chosen, and has not been tried as often as is wanted.
    private func isOpen(_ kind: MessageKind) -> Bool {
        guard isChosen(kind) else { return false }
        guard let wanted else { return true }
        return trials[kind.rawValue, default: 0] < wanted
    }

    private var isEnough: Bool {
        wanted != nil && MessageKind.allCases.allSatisfy { !($0.isReply || $0.isCall) || !isOpen($0) }
    }

    /// Several at once, as several people would.
    private mutating func batch(_ kind: MessageKind, _ system: FuzzedSystem) async throws {
        let attack = WireAttack(system: system)
        let seeds = (0..<questions(of: kind)).map { seed + $0 * 100 }
        for seed in seeds { remember("\(kind.rawValue) \(seed)") }
        // An app takes what it is opened with one after the other, and is ended over most of it: several at once would wait
        // in line, and what comes later would never get there.
        let width = attack.isOfApps(kind) ? 1 : 4
        for start in stride(from: 0, to: seeds.count, by: width) {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for seed in seeds[start..<min(start + width, seeds.count)] {
                    group.addTask { try await attack.run(kind, seed: seed, count: Self.callsOfQuestion) }
                }
                try await group.waitForAll()
            }
        }
        seed += 100_000
    }

    /// How many there are in a batch; many where so many are wanted of each, as what comes between batches takes longest.
    private func questions(of kind: MessageKind) -> Int {
        guard let wanted, kind.isReply || kind.isCall else { return kind.isCall ? 2 : kind == .panel ? 4 : 12 }
        return kind.isCall ? 8 : min(wanted - trials[kind.rawValue, default: 0], 200)
    }

    private static let callsOfQuestion = 25

    private mutating func note(_ name: String, _ count: Int, _ work: (Int) throws -> Void) throws {
        for _ in 0..<count {
            remember("\(name) \(seed)")
            try work(seed)
            trials[name, default: 0] += 1
            seed += 1
        }
    }

    private mutating func remember(_ attack: String) {
        last.append(attack)
        if last.count > 1000 { last.removeFirst(500) }
    }

    private func end(_ system: FuzzedSystem) async throws {
        guard case .exit(status: 0) = await system.daemon.end() else {
            throw FuzzedSystem.Failure(description: "the daemon does not end in order")
        }
    }

    /// Says, where there is a number to be reached, what has been tried least.
    private func printProgress() {
        let counts = MessageKind.allCases.filter { ($0.isReply || $0.isCall) && isChosen($0) }
            .map { ($0, trials[$0.rawValue, default: 0]) }
        guard let wanted, let (kind, count) = counts.min(by: { $0.1 < $1.1 }) else { return }
        print("fuzz: at least \(count) of \(wanted) trials of each; fewest of \(kind)")
        fflush(nil)
    }

    private func printTable() {
        print("fuzz: trials by kind")
        for (kind, count) in trials.sorted(by: { $0.key < $1.key }) { print("  \(kind)\t\(count)") }
    }
}
