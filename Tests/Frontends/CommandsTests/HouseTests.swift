// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("The home on the command line")
struct HouseTests {
    private let folder: TemporaryFolder
    private let shell: Shell
    private let house: PretendedHomeAssistant

    init() throws {
        folder = try TemporaryFolder()
        var shell = try Shell()
        shell.variables["BECKON_MASTER_KEY"] = "file"
        self.shell = shell
        house = try PretendedHomeAssistant()
    }

    private func connect() async throws -> Shell.Run {
        _ = await shell.run("house", "templates", try HomeTemplateFolder.write(in: folder.url).path)
        return await shell.run("house", "connect", house.address, typing: [PretendedHomeAssistant.token])
    }

    @Test("templates are kept, and one that can't be read is named")
    func templates() async throws {
        let run = await shell.run("house", "templates", try HomeTemplateFolder.write(in: folder.url).path)
        #expect(run.status == 0)
        #expect(run.output == "en  11\n")
        #expect(run.errors.contains("‘(never closed’"))
    }

    @Test("a connection is checked, and shows what can be spoken of; the token is nowhere to be seen")
    func connection() async throws {
        let run = try await connect()
        #expect(run.status == 0)
        #expect(
            run.output == """
                Home Assistant: \(house.address)
                Devices: 6
                Rooms: Kitchen, Bedroom
                Floors: First Floor
                Languages with templates: en

                """)
        #expect(!(run.output + run.errors).contains(PretendedHomeAssistant.token))
        let kept = try FileManager.default.subpathsOfDirectory(atPath: shell.state.path).filter { path in
            let data = FileManager.default.contents(atPath: shell.state.appending(path: path).path)
            return data?.range(of: Data(PretendedHomeAssistant.token.utf8)) != nil
        }
        #expect(kept == [])
    }

    @Test("a token that is not taken, and an address where nothing is, are told, and nothing is kept")
    func refusedConnection() async throws {
        let wrong = await shell.run("house", "connect", house.address, typing: ["other"])
        #expect(wrong.status == 1)
        #expect(wrong.errors.contains("rejects the token"))
        #expect(await shell.run("house", "connect", "http://home.example.org", typing: ["x"]).status == 2)
        #expect(await shell.run("house", "connect", house.address).status == 3)
        #expect(await shell.run("house", "show").status == 2)
    }

    @Test(
        "a sentence becomes a call",
        arguments: [
            ("please turn on the kitchen light", "homeassistant/turn_on", #"{"entity_id":["light.kitchen"]}"#),
            (
                "set kitchen light to 20 percent", "light/turn_on",
                #"{"brightness_pct":20,"entity_id":["light.kitchen"]}"#
            ),
            ("make the kitchen light red", "light/turn_on", #"{"color_name":"red","entity_id":["light.kitchen"]}"#),
            (
                "turn on the lights in the kitchen", "homeassistant/turn_on",
                #"{"entity_id":["light.kitchen","light.lamp_1"]}"#
            ),
            (
                "turn off the lights on the first floor", "homeassistant/turn_off",
                #"{"entity_id":["light.kitchen","light.lamp_1"]}"#
            ),
            ("add apples to my shopping list", "shopping_list/add_item", #"{"name":"apples"}"#),
        ])
    func calls(sentence: String, service: String, data: String) async throws {
        _ = try await connect()
        let run = await shell.run("house", "say", sentence)
        #expect(run.status == 0)
        #expect(house.calls == [.init(service, data)])
    }

    @Test("of two things of a name a person chooses, or says the room")
    func choice() async throws {
        _ = try await connect()
        #expect(await shell.run("house", "say", "turn on the lamp").status == 3)
        #expect(await shell.run("house", "say", "turn on the lamp", "--answer", "2").status == 0)
        #expect(await shell.run("house", "say", "turn on the lamp", "--room", "kitchen").status == 0)
        #expect(house.calls.map(\.data) == [#"{"entity_id":["light.lamp_2"]}"#, #"{"entity_id":["light.lamp_1"]}"#])
        #expect(await shell.run("house", "say", "turn on the lamp", "--room", "cellar").status == 2)
    }

    @Test("what needs a room is told, and uses the one that is given")
    func room() async throws {
        _ = try await connect()
        #expect(await shell.run("house", "say", "turn on the lights").status == 2)
        #expect(await shell.run("house", "say", "turn on the lights", "--room", "Bedroom").status == 0)
        #expect(house.calls.map(\.data) == [#"{"entity_id":["light.lamp_2"]}"#])
    }

    @Test("a lock or garage door is opened only for a yes")
    func opening() async throws {
        _ = try await connect()
        #expect(await shell.run("house", "say", "unlock the front door").status == 3)
        #expect(await shell.run("house", "say", "unlock the front door", "--answer", "no").status == 1)
        #expect(await shell.run("house", "say", "open the garage door", "--answer", "what").status == 1)
        #expect(house.calls == [])
        #expect(await shell.run("house", "say", "open the garage door", "--answer", "yes").status == 0)
        let typed = await shell.run("house", "say", "unlock the front door", typing: ["Yes"], isInteractive: true)
        #expect(typed.status == 0)
        #expect(house.calls.map(\.service) == ["cover/open_cover", "lock/unlock"])
    }

    @Test("a question is answered with what Home Assistant says now, and a name is taken as it is written")
    func questions() async throws {
        _ = try await connect()
        #expect(await shell.run("house", "say", "what is the outside north").output == "Outside [north]: 7.5 °C\n")
        #expect(await shell.run("house", "say", "what is the outside").status == 1)
        let json = await shell.run("house", "say", "what is the kitchen light", "--json").output
        #expect(
            json.contains(
                #""answers":[{"area":"Kitchen","entity":"light.kitchen","name":"Kitchen Light","value":"on"}]"#))
    }

    @Test("a word that is passed over may be a not, so a person is asked")
    func passedOver() async throws {
        _ = try await connect()
        #expect(await shell.run("house", "say", "don't turn on the kitchen light").status != 0)
        #expect(await shell.run("house", "say", "please turn on the kitchen light").status == 0)
        #expect(house.calls.count == 1)
    }

    @Test("what Beckon can't ask for is told, and nothing is done after a never mind or with --dry-run")
    func nothing() async throws {
        _ = try await connect()
        let timer = await shell.run("house", "say", "start a timer")
        #expect(timer.status == 1)
        #expect(timer.errors.contains("HassStartTimer"))
        #expect(await shell.run("house", "say", "never mind").status == 0)
        #expect(await shell.run("house", "say", "unlock the front door", "--dry-run").status == 0)
        #expect(await shell.run("house", "say", "what a day").status == 1)
        #expect(house.calls == [])
    }

    @Test("a home of a file is only spoken of, and takes the place of the connection")
    func file() async throws {
        _ = try await connect()
        let file = folder.url.appending(path: "home.json")
        try Data(#"{"entities": [{"name": "[the] desk (lamp|light)", "domain": "light", "area": "Study"}]}"#.utf8)
            .write(to: file)
        #expect(await shell.run("house", "use", file.path).output.contains("Rooms: Study"))
        let run = await shell.run("house", "say", "turn on the desk light", "--json")
        #expect(run.output.contains(#""status":"understood""#))
        #expect(house.calls == [])
        #expect(await shell.run("house", "connect").status == 2)
        #expect(await shell.run("house", "forget").output == "Your home is forgotten.\n")
        #expect(await shell.run("house", "forget").output == "There was no home to forget.\n")
    }

    @Test("names are fetched again without asking for the token, also where templates know no floors")
    func refreshing() async throws {
        _ = try await connect()
        #expect(await shell.run("house", "connect").status == 0)
        let old = try PretendedHomeAssistant(knowsFloors: false)
        let run = await shell.run("house", "connect", old.address, typing: [PretendedHomeAssistant.token])
        #expect(run.output.contains("Rooms: Kitchen, Bedroom\nFloors: –"))
    }
}
