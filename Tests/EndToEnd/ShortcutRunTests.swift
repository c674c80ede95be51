// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Shortcuts run by the real programs: the daemon's or the command's own system, the confined process, the apps'
/// extensions.
@Suite("Shortcuts that are run") struct ShortcutRunTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static func action(_ name: String, _ parameters: String = "{}") -> String {
        let identifier = name.hasPrefix("com.") || name.hasPrefix("org.") ? name : "is.workflow.actions.\(name)"
        return "{\"WFWorkflowActionIdentifier\":\"\(identifier)\",\"WFWorkflowActionParameters\":\(parameters)}"
    }

    /// A file of the actions, which goes with the test.
    private func shortcut(_ actions: String..., named name: String = "Test.json") throws -> String {
        let file = folder.url.appending(path: name)
        try Data("{\"WFWorkflowActions\":[\(actions.joined(separator: ","))]}".utf8).write(to: file)
        return file.path
    }

    private static let ask = action("ask", #"{"WFAskActionPrompt":"How many?","WFInputType":"Number","UUID":"N"}"#)
    private static let number =
        #"{"WFSerializationType":"WFTextTokenAttachment","Value":{"Type":"ActionOutput","OutputUUID":"N"}}"#

    @Test("order a pizza with what an action before gave, ask in the same run, and hand the answer on")
    func intent() async throws {
        let apps = try await InstalledApps.examples()
        let file = try shortcut(
            Self.ask,
            Self.action("com.example.pizzeria.OrderPizzaIntent", "{\"quantity\":\(Self.number),\"UUID\":\"P\"}"),
            Self.action("gettext", #"{"WFTextActionText":"done"}"#))
        let run = try await apps.beckon(
            "shortcut", "run", file, "--answer", "2", "--answer", "margherita", "--answer", "yes", "--json")
        #expect(run.status == 0, "\(run.errors)")
        let turns = try run.objects()
        #expect(
            turns.map { $0["turn"] as? String } == [
                "prompt", "said", "prompt", "said", "confirm", "said", "response", "shown",
            ])
        #expect(turns[2]["text"] as? String == "Which pizza would you like?")
        #expect(turns[6]["text"] as? String == "2 Margherita will be ready in 12 minutes.")
        #expect(turns[7]["text"] as? String == "done")
    }

    @Test("perform App Intents as files have them, with things and cases, and hand the value on")
    func appIntents() async throws {
        let apps = try await InstalledApps.examples()
        func step(_ name: String, _ parameters: String) -> String {
            let descriptor =
                #"{"BundleIdentifier":"com.example.teadiary","Name":"Tea Diary","AppIntentIdentifier":"\#(name)"}"#
            return Self.action(
                "com.example.teadiary.\(name)", "{\"AppIntentDescriptor\":\(descriptor),\(parameters)}")
        }
        let tea = #"{"identifier":"assam","title":{"key":"Assam"},"subtitle":{"key":"black"}}"#
        let file = try shortcut(
            step("LogCup", "\"tea\":\(tea),\"cups\":3,\"ShowWhenRun\":false"),
            step("CountCups", #""period":"today","UUID":"N""#),
            Self.action("showresult", "{\"Text\":\(Self.number)}"))
        let run = try await apps.beckon("shortcut", "run", file, "--json")
        #expect(run.status == 0, "\(run.errors)")
        let texts = try run.objects().compactMap { $0["text"] as? String }
        #expect(texts.contains("You have had 3 cups."))
        #expect(texts.contains("3"))
    }

    @Test("are named by what their apps call them where one fails")
    func failedStep() async throws {
        let apps = try await TeaRoom.installed()
        let descriptor =
            "{\"BundleIdentifier\":\"\(TeaRoom.identifier)\",\"Name\":\"Tea Room\",\"AppIntentIdentifier\":\"ThirstyTea\"}"
        let step = Self.action("\(TeaRoom.identifier).ThirstyTea", "{\"AppIntentDescriptor\":\(descriptor)}")
        let run = try await apps.beckon("shortcut", "run", try shortcut(step))
        #expect(run.status == 1)
        #expect((run.output + run.errors).contains("Action 1, ‘Thirst’: "), "\(run)")
    }

    @Test("show an app's answer only where the step says so", arguments: [true, false])
    func showWhenRun(isShown: Bool) async throws {
        let apps = try await InstalledApps.examples()
        let file = try shortcut(
            Self.action(
                "com.example.pizzeria.OrderPizzaIntent",
                "{\"kind\":\"margherita\",\"quantity\":1,\"ShowWhenRun\":\(isShown)}"))
        let run = try await apps.beckon("shortcut", "run", file, "--answer", "yes", "--json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try run.objects().contains { $0["turn"] as? String == "response" } == isShown)
    }

    @Test("fail at the step whose app says no, with its words")
    func refusedIntent() async throws {
        let apps = try await InstalledApps.examples()
        let file = try shortcut(
            Self.action("nothing"),
            Self.action("com.example.pizzeria.OrderPizzaIntent", #"{"kind":"salami","quantity":1}"#))
        let run = try await apps.beckon("shortcut", "run", file, "--answer", "no", "--json")
        #expect(run.status == 1)
        #expect(try run.objects().last?["turn"] as? String == "error")
    }

    @Test("name an app that does not exist before they start")
    func missingApp() async throws {
        let apps = try InstalledApps.none()
        let file = try shortcut(
            Self.ask, Self.action("com.example.absent.OrderTeaIntent"), Self.action("nowhere"))
        let run = try await apps.beckon("shortcut", "run", file, "--json")
        #expect(run.status == 3)
        #expect(run.errors.contains("action 2, ‘Order Tea’, needs an app that is not installed"), "\(run.errors)")
        #expect(run.errors.contains("action 3, ‘is.workflow.actions.nowhere’, is not available"), "\(run.errors)")
        let late = try await apps.beckon("shortcut", "run", file, "--answer", "1", "--json")
        #expect(late.status == 1)
        #expect(try late.objects().last?["kind"] as? String == "actionMissing")
    }

    @Test("say what is missing, and what helps, where Beckon lies without their program")
    func incomplete() async throws {
        let apps = try InstalledApps.none()
        let beckon = folder.url.appending(path: "beckon")
        try FileManager.default.copyItem(at: InstalledApps.beckon, to: beckon)
        let words = ["shortcut", "run", try shortcut(Self.action("gettext")), "--state", apps.state.path]
        let run = try await ToolRun.run(beckon, words + (MachineSandbox.isAvailable ? [] : ["--no-sandbox"]))
        #expect(run.status == 1)
        #expect(run.errors == "✗ Beckon is incomplete: shortcut-runner is missing; run 'make build'\n")
    }

    @Test("take a pipe and give to one")
    func pipe() async throws {
        let apps = try InstalledApps.none()
        let file = try shortcut(
            Self.action("text.changecase", #"{"WFCaseType":"UPPERCASE"}"#))
        let run = try await apps.beckon("shortcut", "run", file, "--input", "-", input: "one\ntwo\n")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "ONE\nTWO\n")
        let text = try await apps.beckon("shortcut", "run", file, "--text", "a", "--text", "b")
        #expect(text.output == "A\nB\n")
    }

    @Test("give a file as it is")
    func output() async throws {
        let apps = try InstalledApps.none()
        let file = try shortcut(Self.action("generatebarcode", #"{"WFText":"https://example.org"}"#))
        let picture = folder.url.appending(path: "Code.png")
        let run = try await apps.beckon("shortcut", "run", file, "--output", picture.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.isEmpty)
        #expect(try Data(contentsOf: picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let reading = try shortcut(Self.action("scanbarcode"), named: "Read.json")
        let read = try await apps.beckon("shortcut", "run", reading, "--input", picture.path)
        #expect(read.output == "https://example.org\n")
    }

    @Test("are kept, found by their names, called otherwise, and deleted")
    func library() async throws {
        let apps = try InstalledApps.none()
        let file = try shortcut(Self.action("gettext", #"{"WFTextActionText":"tea"}"#), named: "Tea time.json")
        #expect(try await apps.beckon("shortcut", "list").errors.contains("There are no shortcuts yet"))
        #expect(try await apps.beckon("shortcut", "import", file).output.isEmpty == false)
        let again = try await apps.beckon("shortcut", "import", file)
        #expect(again.status == 1)
        #expect(again.errors.contains("the shortcut ‘Tea time’ already exists"), "\(again.errors)")
        #expect(try await apps.beckon("shortcut", "import", file, "--replace").status == 0)
        #expect(try await apps.beckon("shortcut", "run", "tea TIME").output == "tea\n")
        #expect(try await apps.beckon("say", "Run tea time").output.contains("tea"))
        #expect(try await apps.beckon("shortcut", "rename", "Tea time", "Coffee").status == 0)
        let absent = try await apps.beckon("shortcut", "run", "Coffe")
        #expect(absent.status == 2)
        #expect(absent.errors.contains("did you mean 'Coffee'?"), "\(absent.errors)")
        #expect(try await apps.beckon("shortcut", "delete", "Coffee").status == 0)
        #expect(try await apps.beckon("shortcut", "list", "--json").output.isEmpty)
    }

    @Test("run one another, and no deeper than they may")
    func recursion() async throws {
        let apps = try InstalledApps.none()
        let file = try shortcut(
            Self.action("runworkflow", #"{"WFWorkflowName":"Loop"}"#), named: "Loop.json")
        _ = try await apps.beckon("shortcut", "import", file)
        let run = try await apps.beckon("shortcut", "run", "Loop", "--json")
        #expect(run.status == 1)
        #expect(try run.objects().last?["kind"] as? String == "tooMuch")
    }

    @Test("ask before they reach a host or run a script, and remember a host")
    func permissions() async throws {
        let apps = try InstalledApps.none()
        // Nobody listens there: what matters is who is asked.
        let file = try shortcut(
            Self.action("downloadurl", #"{"WFURL":"http://127.0.0.1:9/"}"#), named: "Fetch.json")
        _ = try await apps.beckon("shortcut", "import", file)
        let unanswered = try await apps.beckon("shortcut", "run", "Fetch", "--json")
        #expect(unanswered.status == 3)
        #expect(try unanswered.objects().last?["text"] as? String == "‘Fetch’ wants to connect to 127.0.0.1.")
        let refused = try await apps.beckon("shortcut", "run", "Fetch", "--answer", "Don’t Allow", "--json")
        #expect(refused.status == 1)
        #expect(
            (try refused.objects().last?["text"] as? String)?.contains("the shortcut may not reach ‘127.0.0.1’") == true
        )
        // Asked once.
        let later = try await apps.beckon("shortcut", "run", "Fetch", "--json")
        #expect(try later.objects().map { $0["turn"] as? String } == ["error"])
        let script = try shortcut(
            Self.action("runshellscript", #"{"Script":"echo hi","Shell":"/bin/sh"}"#), named: "Script.json")
        let run = try await apps.beckon("shortcut", "run", script, "--answer", "Allow Once")
        #expect(run.output == "hi\n", "\(run.errors)")
        #expect(try await apps.beckon("shortcut", "run", script, "--answer", "no").status == 1)
    }

    @Test(
        "keep their files in a folder of their own, and no path leads out of it",
        arguments: [
            "../escaped.txt", "/../tmp/escaped.txt", "a/../../escaped.txt",
        ])
    func files(path: String) async throws {
        let apps = try InstalledApps.none()
        let file = try shortcut(
            Self.action("gettext", #"{"WFTextActionText":"x"}"#),
            Self.action(
                "documentpicker.save", "{\"WFAskWhereToSave\":false,\"WFFileDestinationPath\":\"\(path)\"}"))
        let run = try await apps.beckon("shortcut", "run", file, "--json")
        #expect(run.status == 1)
        let text = try run.objects().last?["text"] as? String
        #expect(text?.contains("of the shortcut’s own folder") == true, "\(text ?? "")")
    }
}
