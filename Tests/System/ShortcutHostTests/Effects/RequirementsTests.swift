// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutDocument
import ShortcutRunner
import Shortcuts
import Testing

@testable import ShortcutHost

@Suite("What a machine lacks for a shortcut")
struct RequirementsTests {
    private func actions(_ names: String...) -> [ShortcutAction] {
        names.map { ShortcutAction(identifier: "is.workflow.actions.\($0)") }
    }

    @Test("is told with the actions and the package, once for all that need it")
    func lacks() async throws {
        let fake = try FakeTools()
        try fake.add("espeak-ng")
        let actions = actions("gettext", "speaktext", "setvolume", "comment", "setvolume", "takescreenshot")
        let lacks = Requirements(of: actions, on: fake.tools).lacks
        #expect(lacks.map(\.actions) == [[2], [3, 5], [6]])
        #expect(lacks.map(\.package) == ["pipewire-bin", "wireplumber", nil])
        #expect(
            Requirements(of: actions, on: fake.tools).sentences.map(\.description)[1]
                == "actions 3, 5 will not run: this machine has no program to read and set the volume; "
                + "install the package wireplumber")
        // The device is a screen, too.
        #expect(Requirements(of: actions, on: fake.tools, hasScreen: true).lacks.map(\.actions) == [[2], [3, 5]])
    }

    @Test("is nothing where all programs are there, and goes with the desktop")
    func desktop() async throws {
        let actions = actions("getclipboard", "takescreenshot")
        func packages(_ variables: [String: String], _ names: String...) throws -> [String?] {
            let fake = try FakeTools(variables)
            for name in names { try fake.add(name) }
            return Requirements(of: actions, on: fake.tools).lacks.map(\.package)
        }
        #expect(try packages([:]) == [nil])
        #expect(try packages(["DISPLAY": ":0"]) == ["xclip", "gnome-screenshot"])
        #expect(try packages(["DISPLAY": ":0"], "xsel", "scrot") == [])
        #expect(try packages(["WAYLAND_DISPLAY": "0"], "xsel", "scrot") == ["wl-clipboard", "grim"])
        #expect(try packages(["WAYLAND_DISPLAY": "0"], "wl-copy", "grim") == [])
    }

    @Test("is what the action fails with")
    func same() async throws {
        let fake = try FakeTools()
        let failure = await DevicePerformer(fake.tools).failure(.device(.setVolume(1)))
        #expect(Requirements(of: actions("setvolume"), on: fake.tools).lacks.map(\.failure) == [failure])
    }

    @Test("is known of actions that are there")
    func names() {
        for name in ActionNeeds.names { #expect(ActionCatalog.standard.has(name), "\(name)") }
    }
}
