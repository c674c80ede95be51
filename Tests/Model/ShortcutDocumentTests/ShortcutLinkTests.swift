// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import ShortcutDocument
import Testing

@Suite("Links to shortcuts") struct ShortcutLinkTests {
    private static let identifier = "F00836BE-CD28-4510-9809-720D2A70E32F"

    @Test(
        "are known by their path, whatever stands around it",
        arguments: [
            "https://www.icloud.com/shortcuts/f00836becd2845109809720d2a70e32f",
            "https://www.icloud.com/shortcuts/F00836BE-CD28-4510-9809-720D2A70E32F/",
            "HTTPS://www.icloud.com/shortcuts/f00836becd2845109809720d2a70e32f?x=1#y",
            "https://me:secret@www.icloud.com/shortcuts/f00836becd2845109809720d2a70e32f",
        ])
    func reading(address: String) throws {
        let link = try #require(URL(string: address).flatMap { ShortcutLink($0) })
        #expect(link.identifier.uuidString == Self.identifier)
        #expect(link.isApples)
        let shown = "https://www.icloud.com/shortcuts/f00836becd2845109809720d2a70e32f"
        #expect(link.page.absoluteString.replacing("HTTPS", with: "https") == shown)
        #expect(
            link.record.absoluteString.replacing("HTTPS", with: "https")
                == "https://www.icloud.com/shortcuts/api/records/f00836becd2845109809720d2a70e32f")
    }

    @Test("lead to other machines, with their ports")
    func otherMachine() throws {
        let origin = try #require(URL(string: "http://127.0.0.1:8080"))
        let link = ShortcutLink(try #require(UUID(uuidString: Self.identifier)), at: origin)
        #expect(link.page.absoluteString == "http://127.0.0.1:8080/shortcuts/f00836becd2845109809720d2a70e32f")
        #expect(ShortcutLink(link.page) == link)
        #expect(!link.isApples)
    }

    @Test(
        "are nothing else",
        arguments: [
            "ftp://www.icloud.com/shortcuts/f00836becd2845109809720d2a70e32f",
            "https://www.icloud.com/f00836becd2845109809720d2a70e32f",
            "https://www.icloud.com/shortcuts/", "https://www.icloud.com/shortcuts/api/records/",
            "https://www.icloud.com/shortcuts/f00836becd2845109809720d2a70e32",
            "https://www.icloud.com/shortcuts/f00836becd2845109809720d2a70e32f0",
            "https://www.icloud.com/shortcuts/x00836becd2845109809720d2a70e32f",
            "https://www.icloud.com/shortcuts/api/records/f00836becd2845109809720d2a70e32f",
            "file:///shortcuts/f00836becd2845109809720d2a70e32f", "https:///shortcuts/f00836becd2845109809720d2a70e32f",
        ])
    func others(address: String) {
        #expect(URL(string: address).flatMap { ShortcutLink($0) } == nil)
    }

    @Test("to a host that only looks like Apple's are not Apple's")
    func lookalikes() throws {
        for host in ["icloud.com.example.org", "notwww.icloud.com", "example.org"] {
            let address = try #require(URL(string: "https://\(host)/shortcuts/f00836becd2845109809720d2a70e32f"))
            #expect(try !#require(ShortcutLink(address)).isApples)
        }
    }

    @Test("have records in the form of Apple's, with all that these have besides passed over")
    func record() throws {
        let text = """
            {"recordName":"\(Self.identifier)","recordType":"SharedShortcut","recordChangeTag":"m","deleted":false,
             "created":{"timestamp":1763428412893,"userRecordName":"_c","deviceID":"3"},"pluginFields":{},
             "fields":{"name":{"value":"Note","type":"STRING"},"icon_color":{"value":4274264319,"type":"NUMBER_INT64"},
              "icon_glyph":{"value":59446,"type":"NUMBER_INT64"},
              "shortcut":{"type":"ASSETID","value":{"downloadURL":"https://a.example/${f}","size":5,"fileChecksum":"A"}},
              "signingStatus":{"value":"APPROVED","type":"STRING"}}}
            """
        let record = try JSONDecoder().decode(SharedRecord.self, from: Data(text.utf8))
        #expect(record.fields.name.value == "Note")
        #expect(record.fields.iconColor?.value == 4_274_264_319)
        #expect(record.fields.shortcut?.value.downloadURL == "https://a.example/${f}")
        #expect(record.created?.timestamp == 1_763_428_412_893)
        #expect(record.fields.signedShortcut == nil)
        let ours = SharedRecord(
            try #require(UUID(uuidString: Self.identifier)), shared: Date(timeIntervalSince1970: 1.5),
            fields: .init(
                name: "Note", icon: ShortcutIcon(color: 0xFF00_00FF, glyph: 7),
                picture: .init(downloadURL: "http://a/tile"), shortcut: .init(downloadURL: "http://a/file", size: 3)))
        let again = try JSONDecoder().decode(SharedRecord.self, from: JSONEncoder().encode(ours))
        #expect(again == ours)
        #expect(again.modified?.timestamp == 1500)
        #expect(again.fields.iconColor?.value == 0xFF00_00FF)
    }

    @Test("leave what somebody answered behind: the defaults stand there, or nothing")
    func unanswered() throws {
        let text = """
            {"WFWorkflowActions":[{"WFWorkflowActionIdentifier":"a.b.c","WFWorkflowActionParameters":
              {"Key":"secret","Tea":"Oolong","Cup":"mine"}}],
             "WFWorkflowImportQuestions":[
              {"ActionIndex":0,"ParameterKey":"Key","Text":"Your key?"},
              {"ActionIndex":0,"ParameterKey":"Tea","Text":"Which tea?","DefaultValue":"Assam"},
              {"ActionIndex":9,"ParameterKey":"Cup","Text":"Nowhere"}]}
            """
        let document = try #require(ShortcutReader.read(Data(text.utf8)).document).unanswered
        let parameters = try #require(document.actions.first).parameters
        #expect(["Key", "Tea", "Cup"].map { parameters.string($0) } == ["", "Assam", "mine"])
    }
}
