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
                1  Repeat 3 times
                2    Text “Round «Repeat Index» ↵ again”
                3    Unknown
                4  End Repeat

                """)
        #expect(run.errors == "It may use: other apps.\n1 action is not known here.\n")
        withExtendedLifetime(folder) {}
    }

    @Test("name the intents of installed apps and their parameters as the apps do", arguments: ["en", "zh-Hans"])
    func intents(language: String) async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "Bread.json")
        let steps = """
            {"WFWorkflowActions":[
              {"WFWorkflowActionIdentifier":"org.example.bakery.BuyBreadIntent","WFWorkflowActionParameters":{"loaves":3}},
              {"WFWorkflowActionIdentifier":"org.example.bakery.AskPriceIntent","WFWorkflowActionParameters":
                {"AppIntentDescriptor":{"BundleIdentifier":"org.example.bakery","AppIntentIdentifier":"AskPriceIntent"}}},
              {"WFWorkflowActionIdentifier":"org.example.bakery.EatIntent","WFWorkflowActionParameters":{"howOften":2}}]}
            """
        try Data(steps.utf8).write(to: file)
        let run = try await Shell.withBakery().run("shortcut", "show", file.path, "--language", language)
        let lines = run.output.split(separator: "\n")
        #expect(
            lines.prefix(2)
                == (language == "en"
                    ? ["1  Buy Bread (Loaves: 3)", "2  Ask Price"] : ["1  买面包 (Loaves：3)", "2  问价"]))
        #expect(lines.last?.hasPrefix("3  Eat (how Often") == true)
        #expect(run.errors.contains(language == "en" ? "1 action is not known here." : "有 1 个操作这里不认识。"))
        withExtendedLifetime(folder) {}
    }

    private static let lunch = #"""
        {"WFWorkflowActions":[
          {"WFWorkflowActionIdentifier":"is.workflow.actions.choosefrommenu","WFWorkflowActionParameters":
            {"GroupingIdentifier":"M","WFControlFlowMode":0,"WFMenuPrompt":"Lunch?","WFMenuItems":["Tea","Soup"]}},
          {"WFWorkflowActionIdentifier":"is.workflow.actions.choosefrommenu","WFWorkflowActionParameters":
            {"GroupingIdentifier":"M","WFControlFlowMode":1,"WFMenuItemTitle":"Tea"}},
          {"WFWorkflowActionIdentifier":"is.workflow.actions.conditional","WFWorkflowActionParameters":
            {"GroupingIdentifier":"I","WFControlFlowMode":0,"WFCondition":0,"WFNumberValue":5,"WFInput":
              {"WFSerializationType":"WFTextTokenAttachment","Value":{"Type":"ExtensionInput"}}}},
          {"WFWorkflowActionIdentifier":"is.workflow.actions.setvariable","WFWorkflowActionParameters":
            {"WFVariableName":"Total","WFInput":{"WFSerializationType":"WFTextTokenAttachment","Value":
              {"Type":"CurrentDate","Aggrandizements":[
                {"Type":"WFDateFormatVariableAggrandizement","WFDateFormatStyle":"Short"}]}}}},
          {"WFWorkflowActionIdentifier":"is.workflow.actions.conditional","WFWorkflowActionParameters":
            {"GroupingIdentifier":"I","WFControlFlowMode":1}},
          {"WFWorkflowActionIdentifier":"is.workflow.actions.repeat.count","WFWorkflowActionParameters":
            {"GroupingIdentifier":"R","WFControlFlowMode":0,"WFRepeatCount":
              {"WFSerializationType":"WFTextTokenAttachment","Value":{"Type":"Ask"}}}},
          {"WFWorkflowActionIdentifier":"is.workflow.actions.gettext","WFWorkflowActionParameters":{"WFTextActionText":
            {"WFSerializationType":"WFTextTokenString","Value":{"string":"Round \uFFFC",
             "attachmentsByRange":{"{6, 1}":{"Type":"Variable","VariableName":"Repeat Index 2"}}}}}},
          {"WFWorkflowActionIdentifier":"is.workflow.actions.repeat.count","WFWorkflowActionParameters":
            {"GroupingIdentifier":"R","WFControlFlowMode":2}},
          {"WFWorkflowActionIdentifier":"is.workflow.actions.conditional","WFWorkflowActionParameters":
            {"GroupingIdentifier":"I","WFControlFlowMode":2}},
          {"WFWorkflowActionIdentifier":"is.workflow.actions.choosefrommenu","WFWorkflowActionParameters":
            {"GroupingIdentifier":"M","WFControlFlowMode":2}},
          {"WFWorkflowActionIdentifier":"is.workflow.actions.downloadurl","WFWorkflowActionParameters":
            {"WFURL":"https://example.org","ShowHeaders":true,"Unheard Of":{"WFSerializationType":"WFDictionaryFieldValue",
             "Value":{"WFDictionaryFieldValueItems":[{"WFItemType":3,"WFKey":"a","WFValue":"1"},
              {"WFItemType":4,"WFKey":"b","WFValue":false}]}}}}]}
        """#

    @Test("are listed in the person's language")
    func language() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "Lunch.json")
        try Data(Self.lunch.utf8).write(to: file)
        let chinese = try await Shell().run("shortcut", "show", file.path, "--language", "zh-Hans")
        #expect(
            chinese.output == """
                 1  从菜单中选取：“Lunch?”
                 2  选取“Tea”时
                 3    如果«快捷指令输入» 小于 5
                 4      将变量“Total”设为«当前日期，格式为短»
                 5    否则
                 6      重复 «每次均询问» 次
                 7        文本“Round «重复索引 2»”
                 8      结束重复
                 9    结束如果
                10  结束菜单
                11  获取“https://example.org”的内容

                """)
        #expect(chinese.errors == "它可能会用到：网络，例如 example.org。\n这里不使用：操作 11 的“Unheard Of”。\n")
        let english = try await Shell().run("shortcut", "show", file.path)
        #expect(english.output.contains("4      Set the variable “Total” to «Current Date in Short»\n"))
        #expect(english.output.contains("3    If «Shortcut Input» is less than 5\n"), "\(english.output)")
        #expect(english.errors.contains("Not used here: ‘Unheard Of’ of action 11.\n"), "\(english.errors)")
        withExtendedLifetime(folder) {}
    }

    @Test("can do what is told in the person's language, and in English to programs")
    func actions() async throws {
        let shell = try Shell()
        let chinese = await shell.run("shortcut", "actions", "--language", "zh-Hans").output
        #expect(chinese.contains("获取 URL 内容") && chinese.contains("不显示附件"))
        let there = await shell.run("shortcut", "actions", "--language", "zh-Hans", "--json").output
        #expect(there == (await shell.run("shortcut", "actions", "--json").output))
        for text in [#""title":"Get Contents of URL""#, #""attachments are not shown""#] {
            #expect(there.contains(text))
        }
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
            #expect(listed.output.contains("«Repeat Index» ↵ again"), "\(listed.errors)")
        }
        let again = await shell.run("shortcut", "show", folder.url.appending(path: "Again.json").path, "--json")
        #expect(again.output == all)
        #expect(all.split(separator: "\n").count == 1)
    }

    @Test("that are invalid, or are missing, are refused with the reason")
    func refusals() async throws {
        let (folder, _) = try Self.folder()
        let shell = try Shell()
        let absent = await shell.run("shortcut", "show", folder.url.appending(path: "Nothing").path)
        #expect(absent.status == 2)
        #expect(absent.errors.contains("there is no such file"), "\(absent.errors)")
        for (text, reason) in [
            ("{\n  \"WFWorkflowActions\": [", "line 2, column 25: the file is not valid JSON: it is cut off"),
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
