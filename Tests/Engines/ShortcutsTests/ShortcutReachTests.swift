// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ShortcutDocument
import Testing

@testable import Shortcuts

@Suite("What a shortcut may use") struct ShortcutReachTests {
    private static func reach(_ actions: String...) throws -> ShortcutReach {
        let written = actions.map { action in
            let parts = action.split(separator: " ", maxSplits: 1)
            let identifier = parts[0].hasPrefix("com.") ? String(parts[0]) : "is.workflow.actions.\(parts[0])"
            return
                "{\"WFWorkflowActionIdentifier\":\"\(identifier)\",\"WFWorkflowActionParameters\":\(parts.count > 1 ? parts[1] : "{}")}"
        }
        let text = "{\"WFWorkflowActions\":[\(written.joined(separator: ","))]}"
        return ShortcutReach(try #require(ShortcutReader.read(Data(text.utf8)).document), actions: .standard)
    }

    @Test(
        "is told about each action that comes to something",
        arguments: [
            ("gettext", []), ("math", []), ("alert", []), ("resizeimage", []), ("downloadurl", [.network]),
            ("getwebpagecontents", [.network]), ("runshellscript", [.scripts]), ("runsshscript", [.scripts]),
            ("getlastphoto", [.photos]), ("takescreenshot", [.screen]), ("documentpicker.save", [.files]),
            ("getclipboard", [.clipboard]), ("sendemail", [.messages]), ("print", [.printer]),
            ("openurl", [.apps]), ("share", [.apps]), ("setvolume", [.settings]), ("runworkflow", [.shortcuts]),
            ("com.example.pizzeria.OrderPizzaIntent", [.apps]), ("com.unknown", []),
        ] as [(String, Set<ActionReach>)])
    func kinds(action: String, kinds: Set<ActionReach>) throws {
        #expect(try Self.reach(action).kinds == kinds)
    }

    @Test("names the hosts that are written in it, each once, where it uses the network at all")
    func hosts() throws {
        let written = try Self.reach(
            #"gettext {"WFTextActionText":"see https://One.example/a, then <http://two.example:80/b> and ftp://three.example"}"#,
            #"downloadurl {"WFURL":"https://one.example/c"}"#)
        #expect(written.hosts == ["one.example", "two.example"])
        #expect(
            "\(written.sentence.map { "\($0)" } ?? "")" == "It may use: the network, such as one.example, two.example.")
        #expect(try Self.reach(#"gettext {"WFTextActionText":"https://one.example"}"#).hosts == [])
    }

    @Test("names the clipboard where only a variable takes it")
    func variable() throws {
        let reach = try Self.reach(
            #"setvariable {"WFVariableName":"A","WFInput":{"WFSerializationType":"WFTextTokenAttachment","Value":{"Type":"Clipboard"}}}"#
        )
        #expect(reach.kinds == [.clipboard])
    }

    @Test("is said in order, and not at all where it is nothing")
    func sentence() throws {
        let reach = try Self.reach("getclipboard", "runshellscript", "setvolume")
        #expect(
            "\(reach.sentence.map { "\($0)" } ?? "")"
                == "It may use: scripts, each of which is shown to you first; the clipboard; settings of this machine, such as the volume."
        )
        #expect(try Self.reach("gettext").sentence == nil)
    }
}
