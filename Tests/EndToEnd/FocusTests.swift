// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Focus filters, from `beckon focus` to the process of the app and back.
@Suite("Focus filters in their processes", .timeLimit(.minutes(3)))
struct FocusTests {
    private static func told(in apps: InstalledApps) async throws -> String {
        let run = try await apps.beckon("run", "\(TeaRoom.identifier).TellQuiet", "--json")
        let last = run.output.split(separator: "\n").last.map { Data($0.utf8) } ?? Data()
        let turn = try JSONSerialization.jsonObject(with: last) as? [String: Any]
        return turn?["text"] as? String ?? run.errors
    }

    private static func run(_ words: [String], in apps: InstalledApps) async throws -> ToolRun {
        try await apps.beckon(["focus"] + words)
    }

    @Test(
        "a filter is performed with what was chosen as its focus begins, and with its defaults as it ends",
        arguments: [(false, false), (true, false), (false, true)])
    func onAndOff(hasExtension: Bool, isServed: Bool) async throws {
        let apps = try await TeaRoom.installed(hasExtension: hasExtension)
        let daemon = isServed ? try await RunningDaemon.start("serve", in: apps) : nil
        let tea = TeaRoom.identifier
        for words in [
            ["add", "Work"], ["add", "Sleep"], ["set", "work", tea, "QuietTea", "tea=assam", "strength=strong"],
            ["set", "Sleep", tea, "quiettea", "tea=sencha", "whispers=yes"],
        ] {
            let run = try await Self.run(words, in: apps)
            #expect(run.status == 0, "\(words): \(run.errors)")
        }
        #expect(try await Self.told(in: apps) == "nothing not found")
        #expect(try await Self.run(["on", "WORK"], in: apps).status == 0)
        var notes = "[assam strong false]"
        #expect(try await Self.told(in: apps) == "\(notes) Assam strong false")
        #expect(try await Self.run(["on", "Work"], in: apps).status == 0)
        #expect(try await Self.told(in: apps) == "\(notes) Assam strong false")
        #expect(try await Self.run(["on", "Sleep"], in: apps).status == 0)
        notes += "[any light false][sencha light true]"
        #expect(try await Self.told(in: apps) == "\(notes) Sencha light true")
        #expect(try await Self.run(["off"], in: apps).status == 0)
        notes += "[any light false]"
        #expect(try await Self.told(in: apps) == "\(notes) not found")
        #expect(try await Self.run(["off"], in: apps).output == "No focus was on.\n")
        if let daemon { #expect(await daemon.end() == 0) }
    }

    @Test("what is not a filter, asks or is not to be read is refused; an app that goes takes its filters along")
    func refusals() async throws {
        let apps = try await TeaRoom.installed()
        let tea = TeaRoom.identifier
        _ = try await Self.run(["add", "Work"], in: apps)
        for (words, status, text) in [
            (["set", "Work", tea, "BrewTea"], 2, "BrewTea is not a focus filter"),
            (["set", "Rest", tea, "QuietTea"], 2, "there is no focus ‘Rest’; choose one of"),
            (["set", "Work", tea, "QuietTea", "color=red"], 2, "QuietTea has no parameter 'color'"),
            (["set", "Work", tea, "QuietTea", "tea=coffee"], 1, "asked a question"),
            (["add", "work"], 1, "the focus ‘Work’ already exists"),
        ] as [([String], Int32, String)] {
            let run = try await Self.run(words, in: apps)
            #expect(run.status == status && run.errors.contains(text), "\(words): \(run.errors)")
        }
        #expect(try await Self.run(["set", "Work", tea, "QuietTea", "whispers=yes"], in: apps).status == 0)
        let on = try await Self.run(["on", "Work", "--json"], in: apps)
        #expect(on.status == 1 && on.output.contains("Whisper what?"), "\(on.output)")
        #expect(try await Self.run(["list"], in: apps).output.contains("is on"))
        #expect(try await Self.run(["clear", "Work", tea], in: apps).status == 0)
        #expect(try await Self.told(in: apps) == "[any light false] not found")
        #expect(try await Self.run(["set", "Work", tea, "QuietTea", "strength=strong"], in: apps).status == 0)
        #expect(try await Self.told(in: apps) == "[any light false][any strong false] any strong false")
        #expect(try await apps.beckon("uninstall", tea).status == 0)
        let list = try await Self.run(["list", "--json"], in: apps)
        #expect(list.output == "{\"filters\":[],\"isOn\":true,\"name\":\"Work\"}\n")
        #expect(try await Self.run(["off"], in: apps).status == 0)
    }
}
