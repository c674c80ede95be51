// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("Files of shortcuts")
struct ShortcutTests {
    private static let timer = """
        {"WFWorkflowActions":[
          {"WFWorkflowActionIdentifier":"is.workflow.actions.repeat.count","WFWorkflowActionParameters":
            {"GroupingIdentifier":"G","WFControlFlowMode":0,"WFRepeatCount":3}},
          {"WFWorkflowActionIdentifier":"is.workflow.actions.gettext","WFWorkflowActionParameters":{"WFTextActionText":
            {"WFSerializationType":"WFTextTokenString","Value":{"string":"Round \u{FFFC}\\nagain",
             "attachmentsByRange":{"{6, 1}":{"Type":"Variable","VariableName":"Repeat Index"}}}}}},
          {"WFWorkflowActionIdentifier":"com.example.Unknown","WFWorkflowActionParameters":{}},
          {"WFWorkflowActionIdentifier":"is.workflow.actions.repeat.count","WFWorkflowActionParameters":
            {"GroupingIdentifier":"G","WFControlFlowMode":2}}]}
        """

    /// A folder with the shortcut in it.
    private static func folder() throws -> (folder: TemporaryFolder, file: String) {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "Timer.json")
        try Data(timer.utf8).write(to: file)
        return (folder, file.path)
    }

    @Test("are listed as one reads them")
    func show() async throws {
        let (folder, file) = try Self.folder()
        let run = try await Shell().run("shortcut", "show", file)
        #expect(run.status == 0)
        #expect(
            run.output == """
                1  Repeat  Repeat Count: 3
                2    Text  Text Action Text: Round ‹Repeat Index› ↵ again
                3    Unknown
                4  End Repeat

                """)
        #expect(run.errors == "It may use: other apps.\n1 action is not known here.\n")
        withExtendedLifetime(folder) {}
    }

    @Test("are the same in each form")
    func export() async throws {
        let (folder, file) = try Self.folder()
        let shell = try Shell()
        let all = await shell.run("shortcut", "show", file, "--json").output
        for name in ["Timer.plist", "Timer.shortcut", "Again.json"] {
            let other = folder.url.appending(path: name).path
            #expect(await shell.run("shortcut", "export", file, other).status == 0)
            #expect(
                try Data(contentsOf: URL(filePath: other)).first
                    == (name.hasSuffix("plist") ? 0x3C : name.hasSuffix("json") ? 0x7B : 0x62))
            let listed = await shell.run("shortcut", "show", other)
            #expect(listed.output.contains("‹Repeat Index› ↵ again"), "\(listed.errors)")
        }
        let again = await shell.run("shortcut", "show", folder.url.appending(path: "Again.json").path, "--json")
        #expect(again.output == all)
        #expect(all.split(separator: "\n").count == 1)
    }

    @Test("that are none, or are not there, are refused with the reason")
    func refusals() async throws {
        let (folder, _) = try Self.folder()
        let shell = try Shell()
        let absent = await shell.run("shortcut", "show", folder.url.appending(path: "Nothing").path)
        #expect(absent.status == 2)
        #expect(absent.errors.contains("there is no such file"), "\(absent.errors)")
        for (text, reason) in [
            ("{\n  \"WFWorkflowActions\": [", "line 2: the file is no JSON: it is cut off"),
            ("AEA1", "is signed and cannot be opened"),
            ("{}", "it has no WFWorkflowActions"),
        ] {
            let file = folder.url.appending(path: "Broken")
            try Data(text.utf8).write(to: file)
            let run = await shell.run("shortcut", "show", file.path)
            #expect(run.status == 1)
            #expect(run.errors.contains(reason), "\(run.errors)")
        }
    }
}
