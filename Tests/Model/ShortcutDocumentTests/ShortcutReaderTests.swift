// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import ShortcutDocument
import Testing

@Suite("A shortcut's file")
struct ShortcutReaderTests {
    private static func read(_ json: String) -> ShortcutReading { ShortcutReader.read(Data(json.utf8)) }

    private static func action(_ name: String, _ parameters: String) -> String {
        "{\"WFWorkflowActionIdentifier\":\"\(name)\",\"WFWorkflowActionParameters\":\(parameters)}"
    }

    private static func problems(_ actions: String...) -> [String] {
        read("{\"WFWorkflowActions\":[\(actions.joined(separator: ","))]}").problems.map { "\($0.message)" }
    }

    @Test("keeps what it does not know, in every form")
    func unknown() throws {
        let document = try #require(
            Self.read(
                """
                {"WFSomething":{"$data":"AQID"},"WFWorkflowActions":[
                  {"WFWorkflowActionIdentifier":"x","WFWorkflowActionParameters":{"a":1,"b":1.0,"c":true,
                   "d":{"$date":"2026-01-15T10:30:45Z"},"e":{"$dictionary":{"$data":"no data"}},"f":"é😀\\n","g":18446744073709551615}, "Extra":[]}
                ],"WFWorkflowName":"Name"}
                """
            ).document)
        #expect(document.name == "Name")
        for form in [ShortcutForm.xml, .binary, .json] {
            let reading = ShortcutReader.read(ShortcutWriter.data(of: document, as: form))
            #expect(reading.document?.root.content.isSame(as: document.root.content) == true, "\(form)")
        }
        let parameters = document.actions[0].parameters
        #expect(parameters["e"]?.dictionary?.string("$data") == "no data")
        #expect(document.properties["WFSomething"]?.isSame(as: .data(Data([1, 2, 3]))) == true)
        #expect(document.actions[0].other.entries.map(\.key) == ["Extra"])
    }

    @Test("is refused with the reason and the place")
    func refusals() {
        #expect(Self.read("[]").document == nil)
        #expect(Self.read("[1, {}]").document == nil)
        #expect("\(Self.read("{}").problems[0].message)".contains("no WFWorkflowActions"))
        let noIdentifier = Self.read("{\"WFWorkflowActions\":[{}]}").problems[0]
        #expect(noIdentifier.action == 1)
        #expect("\(noIdentifier.message)" == "action 1 has no identifier")
        let cut = Self.read("{\n \"WFWorkflowActions\": [")
        #expect(cut.problems[0].location.line == 2)
        #expect("\(ShortcutReader.read(Data("bplist00".utf8)).problems[0].message)".contains("damaged"))
    }

    @Test("of which a list holds a shortcut is read as that")
    func list() {
        let reading = Self.read("[{}, {\"WFWorkflowActions\":[],\"WFWorkflowName\":\"Tea\"}]")
        #expect(reading.document?.name == "Tea")
    }

    @Test("of which a share link's record holds a shortcut is read as that")
    func record() {
        #expect(
            Self.read("{\"shortcut\":{\"WFWorkflowActions\":[\(Self.action("x", "{}"))]}}").document?.actions.count == 1
        )
    }

    @Test("tells which blocks are not whole")
    func blocks() {
        func mark(_ group: String, _ mode: Int) -> String {
            Self.action("c", "{\"GroupingIdentifier\":\"\(group)\",\"WFControlFlowMode\":\(mode)}")
        }
        #expect(Self.problems(mark("A", 0), mark("B", 0), mark("B", 1), mark("B", 2), mark("A", 2)).isEmpty)
        #expect(Self.problems(Self.action("c", "{\"GroupingIdentifier\":\"A\"}"), mark("A", 2)).isEmpty)
        #expect(Self.problems(mark("A", 2)) == ["action 1 belongs to a block that never begins"])
        #expect(
            Self.problems(mark("A", 0), mark("B", 0), mark("A", 1), mark("B", 2), mark("A", 2))
                == ["action 3 belongs to an outer block"])
        #expect(Self.problems(mark("A", 0)) == ["the block that action 1 begins is never ended"])
    }

    @Test("tells which output is missing")
    func references() {
        let variable =
            "{\"Value\":{\"Type\":\"ActionOutput\",\"OutputUUID\":\"U\"},\"WFSerializationType\":\"WFTextTokenAttachment\"}"
        #expect(
            Self.problems(Self.action("x", "{\"WFInput\":\(variable)}"))
                == ["action 1 uses the output of a missing action: U"])
        #expect(
            Self.problems(Self.action("x", "{\"UUID\":\"U\"}"), Self.action("y", "{\"WFInput\":\(variable)}")).isEmpty)
    }

    @Test("has a question whose answer goes where it belongs")
    func questions() throws {
        let document = try #require(
            Self.read(
                """
                {"WFWorkflowActions":[\(Self.action("x", "{\"WFText\":\"?\"}"))],"WFWorkflowImportQuestions":
                 [{"ActionIndex":0,"ParameterKey":"WFText","Text":"Who?","DefaultValue":"Ada"},{"ActionIndex":9,"ParameterKey":"a"},{}]}
                """
            ).document)
        #expect(document.importQuestions.map(\.text) == ["Who?", ""])
        #expect(document.importQuestions[0].defaultValue?.string == "Ada")
        #expect(
            document.answering(document.importQuestions[0], with: "Bob").actions[0].parameters.string("WFText") == "Bob"
        )
        #expect(document.answering(document.importQuestions[1], with: "Bob").actions.count == 1)
    }

    @Test("has a colour that may be written as a negative number")
    func icon() {
        let file =
            "{\"WFWorkflowActions\":[],\"WFWorkflowIcon\":{\"WFWorkflowIconStartColor\":-1,\"WFWorkflowIconGlyphNumber\":61440}}"
        #expect(Self.read(file).document?.icon == ShortcutIcon(color: 0xFFFF_FFFF, glyph: 61_440))
        #expect(Self.read("{\"WFWorkflowActions\":[]}").document?.icon == ShortcutIcon())
    }
}
