// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import Processes
import ShortcutDocument
import ShortcutHost
import ShortcutRunner
import Shortcuts

/// Shortcuts beside Python, which has a reader of property lists and loops of its own: a loop of text and number
/// actions, the reading and writing of a large file, and what a run in a process of its own costs.
struct ShortcutSpeed: Benchmark {
    let name = "Shortcuts: a million rounds, a file of 2,836 actions, a run"
    private static let rounds = 1_000_000
    private static let actionCount = 2_836
    /// The environment may want more: 10,000 take four minutes.
    private static let runCount =
        ProcessInfo.processInfo.environment["BECKON_RUNS"].flatMap { Int($0) }.map { max($0, 100) } ?? 200

    func run() async throws -> [Measurement] {
        try loop() + (try files()) + (try await runs())
    }

    // MARK: - A loop

    private func loop() throws -> [Measurement] {
        let program = Program(try Self.document(Self.loopActions), actions: .standard)
        var ours: [Duration] = []
        for _ in 0..<3 {
            ours.append(
                ContinuousClock().measure {
                    var run = ShortcutRun(program, input: .nothing, in: RunEnvironment())
                    var state = run.start()
                    while case .paused = state { state = run.goOn() }
                })
        }
        let shortcut = Measurement("a million rounds of a text, a sum, a variable", of: ours)
        let swift = Measurement("the same in Swift", of: (0..<3).map { _ in Self.swiftLoop() })
        let measurements = [shortcut, swift]
        guard let python = Self.python(Self.pythonLoop) else { return measurements }
        let peer = Measurement("the same in CPython", python * 1_000_000, .microseconds)
        return measurements + [peer, shortcut.ratio(to: peer, name: "ratio to CPython", goal: 1.0 / 3)]
    }

    /// What the texts alone cost, which are allocated one by one.
    private static func swiftLoop() -> Duration {
        var (sum, length) = (0, 0)
        let duration = ContinuousClock().measure {
            for round in 1...rounds {
                let text = "Item \(round) of many"
                length &+= text.utf8.count
                sum += round
            }
        }
        // Looked at, so that the loop is not left out.
        precondition(sum > length)
        return duration
    }

    private static let pythonLoop = """
        import time
        def f():
            s = 0
            for i in range(1, \(rounds) + 1):
                text = f"Item {i} of many"
                m = s + i
                s = m
        t = time.time(); f(); print(time.time() - t)
        """

    private static let loopActions = """
        {"WFWorkflowActionIdentifier":"is.workflow.actions.number","WFWorkflowActionParameters":{"WFNumberActionNumber":0}},
        {"WFWorkflowActionIdentifier":"is.workflow.actions.setvariable","WFWorkflowActionParameters":
         {"WFVariableName":"Sum"}},
        {"WFWorkflowActionIdentifier":"is.workflow.actions.repeat.count","WFWorkflowActionParameters":
         {"GroupingIdentifier":"G","WFControlFlowMode":0,"WFRepeatCount":\(rounds)}},
        {"WFWorkflowActionIdentifier":"is.workflow.actions.gettext","WFWorkflowActionParameters":{"WFTextActionText":
         {"WFSerializationType":"WFTextTokenString","Value":{"string":"Item \u{FFFC} of many",
          "attachmentsByRange":{"{5, 1}":{"Type":"Variable","VariableName":"Repeat Index"}}}}}},
        {"WFWorkflowActionIdentifier":"is.workflow.actions.math","WFWorkflowActionParameters":{"UUID":"M",
         "WFInput":{"WFSerializationType":"WFTextTokenAttachment","Value":{"Type":"Variable","VariableName":"Sum"}},
         "WFMathOperation":"+","WFMathOperand":{"WFSerializationType":"WFTextTokenAttachment",
          "Value":{"Type":"Variable","VariableName":"Repeat Index"}}}},
        {"WFWorkflowActionIdentifier":"is.workflow.actions.setvariable","WFWorkflowActionParameters":
         {"WFVariableName":"Sum","WFInput":{"WFSerializationType":"WFTextTokenAttachment",
          "Value":{"Type":"ActionOutput","OutputUUID":"M"}}}},
        {"WFWorkflowActionIdentifier":"is.workflow.actions.repeat.count","WFWorkflowActionParameters":
         {"GroupingIdentifier":"G","WFControlFlowMode":2}},
        {"WFWorkflowActionIdentifier":"is.workflow.actions.nothing"}
        """

    // MARK: - A file

    private func files() throws -> [Measurement] {
        let action = """
            {"WFWorkflowActionIdentifier":"is.workflow.actions.gettext","WFWorkflowActionParameters":{"UUID":"%@",
             "WFTextActionText":{"WFSerializationType":"WFTextTokenString","Value":{"string":"Item \u{FFFC} of many words",
             "attachmentsByRange":{"{5, 1}":{"Type":"Variable","VariableName":"Repeat Index"}}}}}}
            """
        let document = try Self.document(
            (0..<Self.actionCount).map { action.replacing("%@", with: "U\($0)") }.joined(separator: ","))
        var measurements: [Measurement] = []
        for (form, name) in [(ShortcutForm.binary, "binary"), (.xml, "XML")] {
            let data = ShortcutWriter.data(of: document, as: form)
            var (reads, writes) = ([Duration](), [Duration]())
            for _ in 0..<10 {
                reads.append(ContinuousClock().measure { _ = ShortcutReader.read(data) })
                writes.append(ContinuousClock().measure { _ = ShortcutWriter.data(of: document, as: form) })
            }
            var read = Measurement("\(Self.actionCount) actions read, \(name), \(data.count >> 10) KiB", of: reads)
            read.goal = 50_000
            let write = Measurement("the same written", of: writes)
            measurements += [read, write]
            guard let (peerRead, peerWrite) = try Self.plistlib(data, form) else { continue }
            measurements += [
                Measurement("read by plistlib, \(name)", peerRead, .microseconds),
                Measurement("written by plistlib, \(name)", peerWrite, .microseconds),
            ]
        }
        return measurements
    }

    private static func plistlib(_ data: Data, _ form: ShortcutForm) throws -> (read: Double, write: Double)? {
        let file = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString).plist")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        func time(_ work: String) -> Double? {
            python(
                """
                import plistlib, time
                d = open("\(file.path)", "rb").read(); o = plistlib.loads(d)
                t = []
                for _ in range(10):
                    a = time.time(); \(work); t.append(time.time() - a)
                print(sorted(t)[5])
                """
            ).map { $0 * 1_000_000 }
        }
        let format = form == .binary ? "FMT_BINARY" : "FMT_XML"
        guard let read = time("plistlib.loads(d)"), let write = time("plistlib.dumps(o, fmt=plistlib.\(format))") else {
            return nil
        }
        return (read, write)
    }

    // MARK: - Runs

    private func runs() async throws -> [Measurement] {
        let host = ShortcutHost(
            program: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
                .appending(path: "shortcut-runner"), sandbox: try Sandbox(path: nil), keepsSpare: true)
        defer { host.stopAll() }
        let document = try Self.document(
            #"{"WFWorkflowActionIdentifier":"is.workflow.actions.gettext","WFWorkflowActionParameters":{"WFTextActionText":"x"}}"#
        )
        let order = RunOrder(ShortcutWriter.data(of: document, as: .binary), language: "en", timeZone: "UTC")
        var times: [Duration] = []
        var memory: [Double] = []
        for round in 0..<Self.runCount {
            let start = ContinuousClock.now
            _ = try await host.run(order)
            times.append(ContinuousClock.now - start)
            if round == 50 || round == Self.runCount - 1 { memory.append(try Self.residentMebibytes()) }
        }
        let growth = memory.count == 2 ? memory[1] - memory[0] : 0
        return [
            Measurement("a run of one action, one after the other", of: times),
            Measurement("more memory after \(Self.runCount - 50) more runs", growth, .mebibytes),
        ]
    }

    // MARK: -

    private static func residentMebibytes() throws -> Double {
        let words = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        guard words.count > 1, let pages = Double(words[1]) else {
            throw BenchmarkError("/proc says nothing of memory")
        }
        return pages * Double(getpagesize()) / 1_048_576
    }

    private static func document(_ actions: String) throws -> ShortcutDocument {
        guard let document = ShortcutReader.read(Data("{\"WFWorkflowActions\":[\(actions)]}".utf8)).document else {
            throw BenchmarkError("the sample is no shortcut")
        }
        return document
    }

    /// The number that a program of Python prints; nil if there is no Python.
    private static func python(_ program: String) -> Double? {
        let file = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString).py")
        defer { try? FileManager.default.removeItem(at: file) }
        guard (try? Data(program.utf8).write(to: file)) != nil,
            let output = popen("python3 \(file.path) 2>/dev/null", "r")
        else { return nil }
        defer { pclose(output) }
        var line = [CChar](repeating: 0, count: 100)
        guard fgets(&line, Int32(line.count), output) != nil else { return nil }
        return Double(String(decoding: line.prefix { $0 > 32 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
}
