// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The actions that find an app's things: asked of the app or its extension, by a command and by steps of shortcuts.
@Suite("Finding an app's things through its processes", .timeLimit(.minutes(5)))
struct FindTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let runs: [([String], String)] = [
        // The app's query compares.
        (["FindCups"], "0 Red Cup, Green Cup and Glass"), (["FindCups", "name=Cup"], "0 Red Cup and Green Cup"),
        (["FindCups", "sort=name"], "0 Glass, Green Cup and Red Cup"),
        (["FindCups", "sort=room inside", "descending=yes", "limit=2"], "0 Green Cup and Red Cup"),
        (["FindCups", "name=Mug"], "0 There is nothing like that."), (["Cup", "limit=1"], "0 Red Cup"),
        // The system compares.
        (["FindPot"], "0 Iron Pot, Clay Pot and Spare Pot"),
        (["FindPot", "strength=light"], "0 Clay Pot and Spare Pot"),
        (["FindPot", "sort=litres"], "0 Clay Pot, Iron Pot and Spare Pot"), (["FindPot", "litres=1.5"], "0 Iron Pot"),
        (["FindPot", "uses=light", "limit=1"], "0 Iron Pot"),
        (["FindPot", "strength=strong", "litres=0.5", "any=yes"], "0 Iron Pot and Clay Pot"),
        // What an app may do wrong.
        (["FindCups", "name=crash"], "1 crash"), (["FindCups", "name=exit"], "1 crash"),
        (["FindCups", "name=throw"], "1 There is no water."),
        (["FindCups", "name=throwPlain"], "1 Tea Room had a problem. Please try again later."),
        (["FindCups", "name=many"], "1 refused"), (["FindCups", "limit=-1"], "1 refused"),
    ]

    @Test("a search ends as it is to, no matter who performs it", arguments: AppIntentRunTests.Home.allCases)
    func found(home: AppIntentRunTests.Home) async throws {
        let apps = try await TeaRoom.installed(hasExtension: home == .appIntentsExtension)
        let daemon = try await RunningDaemon.start("serve", in: apps)
        for (words, end) in Self.runs {
            let run = try await apps.beckon(
                ["run", "\(TeaRoom.identifier).\(words[0])", "--json"] + words.dropFirst())
            #expect("\(run.status) \(try Self.end(of: run))" == end, "\(words) by \(home): \(run.errors)")
        }
        #expect(await daemon.end() == 0)
    }

    private static func end(of run: ToolRun) throws -> String {
        let last = try run.objects().last { $0["turn"] as? String != "said" }
        return last?[last?["turn"] as? String == "error" ? "kind" : "text"] as? String ?? "-"
    }

    @Test("the actions are listed with what they take, under their names of the person's language")
    func listed() async throws {
        let apps = try await InstalledApps.examples()
        let english = try await apps.beckon("intents", "Tea Diary")
        #expect(english.output.contains("Find Teas"))
        #expect(english.output.contains("name: string?, kind: TeaKind?, steeping: integer?, sort: TeaSorting?"))
        #expect(try await apps.beckon("intents", "Tea Diary", "--language", "zh-Hans").output.contains("查找茶"))
        let found = try await apps.beckon(
            "run", "com.example.teadiary.FindTeas", "kind=绿茶", "sort=浸泡秒数", "descending=是", "--language",
            "zh-Hans", "--json")
        #expect(try found.objects().last?["text"] as? String == "Longjing和Sencha", "\(found.output)\(found.errors)")
        #expect(try await apps.beckon("say", "Find Teas").output.contains("Sencha, Longjing, Assam"))
        #expect(try await apps.beckon("say", "find herbal teas").output.contains("Chamomile"))
    }

    // MARK: - As a step

    /// A step that finds things, as Apple's files have it.
    private static func step(
        _ app: String, _ entity: String, _ rows: [String], prefix: Int = 1, _ more: String = ""
    ) -> String {
        let filter =
            "{\"Value\":{\"WFActionParameterFilterPrefix\":\(prefix),\"WFContentPredicateBoundedDate\":false,"
            + "\"WFActionParameterFilterTemplates\":[\(rows.joined(separator: ","))]},"
            + "\"WFSerializationType\":\"WFContentPredicateTableTemplate\"}"
        let descriptor =
            "{\"BundleIdentifier\":\"\(app)\",\"Name\":\"Tea\",\"AppIntentIdentifier\":\"\(entity)\","
            + "\"TeamIdentifier\":\"0000000000\",\"ActionRequiresAppInstallation\":true}"
        let parameters =
            "{\"AppIntentDescriptor\":\(descriptor),\"WFContentItemFilter\":\(filter),\"UUID\":\"F\"\(more)}"
        return "{\"WFWorkflowActionIdentifier\":\"\(app).\(entity)\",\"WFWorkflowActionParameters\":\(parameters)}"
    }

    private static func row(_ property: String, _ comparator: Int, _ values: String) -> String {
        "{\"Property\":\"\(property)\",\"Operator\":\(comparator),\"Values\":{\(values)},\"Removable\":true}"
    }

    /// What the step found, or one property of each.
    private static func shown(_ property: String? = nil) -> String {
        let detail = property.map {
            ",\"Aggrandizements\":[{\"Type\":\"WFPropertyVariableAggrandizement\",\"PropertyName\":\"\($0)\"}]"
        }
        let value = "{\"Type\":\"ActionOutput\",\"OutputUUID\":\"F\"\(detail ?? "")}"
        return "{\"WFWorkflowActionIdentifier\":\"is.workflow.actions.showresult\",\"WFWorkflowActionParameters\":"
            + "{\"Text\":{\"WFSerializationType\":\"WFTextTokenAttachment\",\"Value\":\(value)}}}"
    }

    private func run(_ actions: String..., in apps: InstalledApps) async throws -> ToolRun {
        let file = folder.url.appending(path: "Find.json")
        try Data("{\"WFWorkflowActions\":[\(actions.joined(separator: ","))]}".utf8).write(to: file)
        return try await apps.beckon("shortcut", "run", file.path, "--json")
    }

    private func texts(_ run: ToolRun) throws -> [String] { try run.objects().compactMap { $0["text"] as? String } }

    private static let sorted = ",\"WFContentItemSortProperty\":\"Room Inside\",\"WFContentItemSortOrder\":"

    private static let steps: [(entity: String, rows: [String], prefix: Int, more: String, found: String)] = [
        ("Cup", [], 1, "", "Red Cup\nGreen Cup\nGlass"),
        ("Cup", [row("Name", 99, #""String":"Cup","Unit":4"#)], 1, sorted + #""Biggest First""#, "Green Cup\nRed Cup"),
        ("Cup", [row("size", 1003, #""Number":100,"AnotherNumber":"250""#)], 1, "", "Red Cup\nGlass"),
        (
            "Cup", [row("Name", 8, #""String":"Gl""#), row("Room Inside", 3, #""Number":300"#)], 0,
            sorted + #""Smallest First","WFContentItemLimitEnabled":true,"WFContentItemLimitNumber":1"#, "Glass"
        ),
        ("Pot", [row("Litres", 2, #""Number":1"#)], 1, "", "Iron Pot"),
        ("Pot", [row("Litres", 101, "")], 1, "", "Spare Pot"),
        (
            "Pot",
            [
                row(
                    "Strength", 4,
                    #""Enumeration":{"Value":"Strong","WFSerializationType":"WFStringSubstitutableState"}"#)
            ], 1, "", "Iron Pot"
        ),
        (
            "Pot", [row("Name", 9, #""String":"pot""#), row("Strength", 5, #""String":"strong""#)], 1, "",
            "Clay Pot\nSpare Pot"
        ),
    ]

    @Test("a step finds what its filter says, and the next one reads it", arguments: AppIntentRunTests.Home.allCases)
    func step(home: AppIntentRunTests.Home) async throws {
        let apps = try await TeaRoom.installed(hasExtension: home == .appIntentsExtension)
        let daemon = try await RunningDaemon.start("serve", in: apps)
        for (entity, rows, prefix, more, found) in Self.steps {
            let step = Self.step(TeaRoom.identifier, entity, rows, prefix: prefix, more)
            let run = try await run(step, Self.shown(), in: apps)
            #expect(run.status == 0, "\(entity) \(rows): \(run.errors) \(run.output)")
            #expect(try texts(run).last == found, "\(entity) \(rows)")
        }
        #expect(await daemon.end() == 0)
    }

    private static let mistaken: [(entity: String, row: String)] = [
        ("Cup", row("Colour", 4, #""String":"red""#)), ("Cup", row("Room Inside", 4, #""Number":1"#)),
        ("Cup", row("Room Inside", 0, #""String":"wide""#)), ("Cup", row("Name", 1002, "")),
        ("Pot", row("Strength", 4, #""String":"bitter""#)), ("Pot", row("Litres", 1003, #""Number":1"#)),
        ("Pot", row("Litres", 99, #""Number":1"#)), ("Cup", row("Name", 4, #""String":"crash""#)),
    ]

    @Test("a filter that the app's things do not have, or that the app dies of, ends the run and is told")
    func mistakes() async throws {
        let apps = try await TeaRoom.installed()
        for (entity, row) in Self.mistaken {
            let run = try await run(Self.step(TeaRoom.identifier, entity, [row]), Self.shown(), in: apps)
            #expect(run.status == 1, "\(entity) \(row)")
            #expect(try run.objects().last?["turn"] as? String == "error", "\(entity) \(row)")
        }
        let many = Array(repeating: Self.row("Litres", 0, #""Number":1"#), count: 101)
        #expect(try await run(Self.step(TeaRoom.identifier, "Pot", many), Self.shown(), in: apps).status == 1)
    }

    @Test("what was found has properties for the steps that follow, and is looked through further")
    func further() async throws {
        let apps = try await InstalledApps.examples()
        let app = "com.example.teadiary"
        let green = Self.step(
            app, "Tea", [Self.row("Kind", 4, #""Enumeration":"green""#)], prefix: 1,
            ",\"WFContentItemSortProperty\":\"Steeping Time\",\"WFContentItemSortOrder\":\"Biggest First\"")
        let run = try await run(green, Self.shown("steeping"), in: apps)
        #expect(try texts(run).last == "120\n90", "\(run.output)\(run.errors)")
        let input =
            #","WFContentItemInputParameter":{"WFSerializationType":"WFTextTokenAttachment","Value":{"Type":"ActionOutput","OutputUUID":"F"}}"#
        let further = Self.step(app, "Tea", [Self.row("Steeping", 0, #""Number":100"#)], prefix: 1, input)
            .replacing("\"UUID\":\"F\"", with: "\"UUID\":\"G\"")
        let last = try await self.run(green, further, Self.shown().replacing("\"F\"", with: "\"G\""), in: apps)
        #expect(try texts(last).last == "Sencha", "\(last.output)\(last.errors)")
    }
}
