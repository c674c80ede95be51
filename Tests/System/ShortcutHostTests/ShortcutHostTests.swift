// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import Sentences
import ShortcutDocument
import ShortcutHost
import ShortcutRunner
import Shortcuts
import SystemTexts
import TestSupport
import Testing

@Suite("Shortcuts in processes of their own")
struct ShortcutHostTests {
    /// Answers every question, and waits forever where it is told to wait.
    private struct Answering: EffectPerformer {
        func perform(_ effect: Effect) async -> EffectResult? {
            switch effect {
            case .ask: return .content(.text("Ada"))
            case .wait:
                // Until anyone who waits is cancelled.
                let never = AsyncStream<Void> { _ in }
                for await _ in never {}
                return .cancelled
            default: return nil
            }
        }
    }

    private static func order(_ actions: String, input: Content = .nothing) throws -> RunOrder {
        let document = try #require(ShortcutReader.read(Data("{\"WFWorkflowActions\":[\(actions)]}".utf8)).document)
        return RunOrder(
            ShortcutWriter.data(of: document, as: .binary), input: input, language: "en", timeZone: "UTC")
    }

    private static func action(_ name: String, _ parameters: String = "{}") -> String {
        """
        {"WFWorkflowActionIdentifier":"is.workflow.actions.\(name)","WFWorkflowActionParameters":\(parameters)}
        """
    }

    private static let program = PackageRoot.programs.appendingPathComponent("shortcut-runner")

    /// Closed in where the machine lets us.
    private static func host(isConfined: Bool = true, memory: Int = 2 << 30) throws -> ShortcutHost {
        let sandbox = isConfined && MachineSandbox.isAvailable ? try Sandbox(path: nil) : nil
        return ShortcutHost(program: program, sandbox: sandbox, memory: memory, keepsSpare: true)
    }

    private static func text(_ content: Content) -> String { Coercion(in: RunEnvironment()).text(content) }

    @Test("ask for what they need, and give what they made", arguments: [true, false])
    func answers(isConfined: Bool) async throws {
        let host = try Self.host(isConfined: isConfined)
        defer { host.stopAll() }
        let order = try Self.order(
            Self.action("ask") + "," + Self.action("text.changecase", #"{"WFCaseType":"UPPERCASE"}"#))
        for _ in 0..<3 {
            let content = try await host.run(order, performer: Answering())
            #expect(Self.text(content) == "ADA")
        }
    }

    @Test("process files there, which come and go whole")
    func files() async throws {
        let host = try Self.host()
        defer { host.stopAll() }
        let file = ContentFile(name: "a.txt", type: "public.plain-text", data: Data("abc".utf8))
        let order = try Self.order(
            Self.action("hash", #"{"WFHashType":"SHA256"}"#), input: Content(.file(file)))
        let content = try await host.run(order)
        #expect(Self.text(content) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    /// Takes a file from the run and hands it another.
    private struct Exchanging: EffectPerformer {
        let taken: ContentFile
        let given: ContentFile

        func perform(_ effect: Effect) async -> EffectResult? {
            switch effect {
            case .readClipboard: return .content(Content(.file(given)))
            case .writeClipboard(let content):
                guard case .file(let file)? = content.first?.value else { return nil }
                #expect(file.data == taken.data)
                #expect(file.name == taken.name)
                return .content(.nothing)
            default: return nil
            }
        }
    }

    private static func file(_ name: String, size: Int) -> ContentFile {
        ContentFile(name: name, type: "public.data", data: Data((0..<size).map { UInt8(truncatingIfNeeded: $0 / 7) }))
    }

    @Test("hand files to the system and take files from it", arguments: [true, false], [0, 1, 3_000_000])
    func exchange(isConfined: Bool, size: Int) async throws {
        let host = try Self.host(isConfined: isConfined)
        defer { host.stopAll() }
        let (taken, given) = (Self.file("taken", size: size), Self.file("given", size: size + 5))
        let content = try await host.run(
            try Self.order(
                Self.action("setclipboard") + "," + Self.action("getclipboard"), input: Content(.file(taken))),
            performer: Exchanging(taken: taken, given: given))
        guard case .file(let file)? = content.first?.value else {
            Issue.record("it is no file")
            return
        }
        #expect(file.data == given.data)
        #expect(file.name == given.name)
    }

    @Test("take and give more files than a process may have open")
    func manyFiles() async throws {
        let host = try Self.host()
        defer { host.stopAll() }
        let files = (0..<600).map { Self.file("\($0).bin", size: $0) }
        let content = try await host.run(
            try Self.order(
                Self.action("makezip") + "," + Self.action("unzip"),
                input: Content(files.map { ContentItem(.file($0)) })))
        let found = content.items.compactMap { if case .file(let file) = $0.value { file } else { nil } }
        #expect(found.map(\.name).sorted() == files.map(\.name).sorted())
        #expect(found.reduce(0) { $0 + $1.data.count } == files.reduce(0) { $0 + $1.data.count })
    }

    /// Runs a shell script in place of the program.
    private static func failure(of script: String) async throws -> ShortcutFailure? {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "shortcut-runner")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        let host = ShortcutHost(program: file, sandbox: nil, keepsSpare: false)
        defer { host.stopAll() }
        return await #expect(throws: ShortcutFailure.self) { try await host.run(try order(action("gettext"))) }
    }

    @Test(
        "fail where their process sends what is no message",
        arguments: [
            (#"\377\377\377\377"#, "a frame of 4294967295 bytes, more than the 67108864 allowed; send less at once"),
            (#"\000\000\000\000"#, "a frame of 0 bytes; a frame holds one message and so at least 2 bytes"),
            (#"\000\000\000\002{}"#, "a frame is not a message: the field ‘message’ is missing"),
            (
                #"\000\000\000\054\000\003\000\000\000\000\000\000\000\000\000\00312345678901234567890123456789012"#,
                "a file that was announced did not come"
            ),
        ])
    func garbage(bytes: String, reason: String) async throws {
        let failure = try await Self.failure(of: "printf '\(bytes)' >&3; exec sleep 60")
        #expect(failure?.reason.description == "the run sent an unreadable message: \(reason)")
    }

    /// Has one shortcut.
    private struct Library: EffectPerformer {
        let name: String
        let text: String

        func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
            guard case .readShortcut(let asked) = effect else { return nil }
            guard asked == name else { throw ShortcutFailure("there is no ‘\(asked)’", remedy: "import it") }
            return .content(Content(.file(ContentFile(name: name, type: "public.json", data: Data(text.utf8)))))
        }
    }

    @Test("run one another by their names")
    func others() async throws {
        let host = try Self.host()
        defer { host.stopAll() }
        let tea = "{\"WFWorkflowActions\":[\(Self.action("gettext", #"{"WFTextActionText":"tea"}"#))]}"
        let known = try await host.run(
            try Self.order(Self.action("runworkflow", #"{"WFWorkflowName":"Tea"}"#)),
            performer: Library(name: "Tea", text: tea))
        #expect(Self.text(known) == "tea")
        let failure = await #expect(throws: ShortcutFailure.self) {
            try await host.run(
                try Self.order(Self.action("runworkflow", #"{"WFWorkflowName":"Coffee"}"#)),
                performer: Library(name: "Tea", text: tea))
        }
        #expect(failure?.reason.description.contains("‘Coffee’") == true)
    }

    @Test(
        "say that Beckon is incomplete where their program is missing or none, and never where it should lie",
        arguments: [true, false], [nil, "", "#!/no/such/interpreter\n"])
    func incomplete(isConfined: Bool, program: String?) async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "shortcut-runner")
        try program.map { try Data($0.utf8).write(to: file) }
        let mode = program == "" ? 0o644 : 0o755
        if program != nil { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path) }
        let sandbox = isConfined && MachineSandbox.isAvailable ? try Sandbox(path: nil) : nil
        let host = ShortcutHost(program: file, sandbox: sandbox, keepsSpare: false)
        defer { host.stopAll() }
        let failure = await #expect(throws: ShortcutFailure.self) {
            try await host.run(try Self.order(Self.action("gettext")))
        }
        let state = program == nil ? "is missing" : "cannot be run"
        #expect(failure?.reason.description == "Beckon is incomplete: shortcut-runner \(state)")
        #expect(failure?.remedy.description == "run 'make build'")
        #expect(failure?.kind == .missing)
    }

    @Test("say what their program said last, and never where it lies")
    func lastWords() async throws {
        let failure = try await Self.failure(of: "echo \"$0: libtea.so is missing\" >&2\nexit 127")
        #expect(
            failure?.reason.description == "the run ended before its end: shortcut-runner: libtea.so is missing")
    }

    @Test("fail with the action that failed")
    func failure() async throws {
        let host = try Self.host()
        defer { host.stopAll() }
        let order = try Self.order(Self.action("gettext") + "," + Self.action("nowhere"))
        do throws(ShortcutFailure) {
            _ = try await host.run(order)
            Issue.record("it came to its end")
        } catch {
            #expect(error.action == 2)
            #expect(error.kind == .missing)
        }
    }

    @Test("name the action that failed, for a person of any language")
    func title() async throws {
        let host = try Self.host()
        defer { host.stopAll() }
        let order = try Self.order(Self.action("ask"))
        do throws(ShortcutFailure) {
            _ = try await host.run(order)
            Issue.record("it came to its end")
        } catch {
            #expect(error.title?.text(in: "zh-Hans") == "要求输入")
            #expect(error.title?.description == "Ask for Input")
        }
    }

    @Test("end at once when they are cancelled", .timeLimit(.minutes(1)))
    func cancellation() async throws {
        let host = try Self.host()
        defer { host.stopAll() }
        let order = try Self.order(Self.action("ask") + "," + Self.action("delay", #"{"WFDelayTime":3600}"#))
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        let run = Task { () -> ShortcutFailure? in
            do throws(ShortcutFailure) {
                _ = try await host.run(order, performer: Telling(continuation))
                return nil
            } catch {
                return error
            }
        }
        for await _ in stream { break }
        run.cancel()
        #expect(await run.value?.kind == .cancelled)
    }

    /// Tells when a question was asked.
    private struct Telling: EffectPerformer {
        let continuation: AsyncStream<Void>.Continuation

        init(_ continuation: AsyncStream<Void>.Continuation) { self.continuation = continuation }

        func perform(_ effect: Effect) async -> EffectResult? {
            if case .ask = effect { continuation.yield() }
            return await Answering().perform(effect)
        }
    }

    @Test("that want more memory than they may end alone", .timeLimit(.minutes(2)))
    func memory() async throws {
        let host = try Self.host(memory: 256 << 20)
        defer { host.stopAll() }
        // A list of texts that doubles, each far below what one text may have.
        let doubling = [
            Self.action("gettext", "{\"WFTextActionText\":\"\(String(repeating: "x", count: 100_000))\"}"),
            Self.action("setvariable", #"{"WFVariableName":"V"}"#),
            Self.action("repeat.count", #"{"GroupingIdentifier":"G","WFControlFlowMode":0,"WFRepeatCount":40}"#),
            Self.action(
                "gettext",
                """
                {"WFTextActionText":{"WFSerializationType":"WFTextTokenString","Value":{"string":"\u{FFFC}\u{FFFC}",
                 "attachmentsByRange":{"{0, 1}":{"Type":"Variable","VariableName":"V"},
                 "{1, 1}":{"Type":"Variable","VariableName":"V"}}}}}
                """),
            Self.action("setvariable", #"{"WFVariableName":"V"}"#),
            Self.action("repeat.count", #"{"GroupingIdentifier":"G","WFControlFlowMode":2}"#),
        ].joined(separator: ",")
        let failure = await #expect(throws: ShortcutFailure.self) {
            try await host.run(try Self.order(doubling))
        }
        #expect(failure?.kind == .tooMuch)
        let after = try await host.run(
            try Self.order(Self.action("gettext", #"{"WFTextActionText":"fine"}"#)))
        #expect(Self.text(after) == "fine")
    }
}
