// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import PersonalShortcuts
import Testing

@Suite("What a shortcut gives at its end") struct SeenResultTests {
    private static let output = Turn.shown(Showing(.output, text: "newton", value: .string("newton")))

    private static func answer(_ text: String) -> Turn {
        .response(
            Response(
                app: "org.example.physics", intent: "Search", code: "success", rawCode: 4, status: .success, text: text)
        )
    }

    @Test(
        "is not told again where the person has just seen it",
        arguments: [
            (Turn.shown(Showing(.result, text: "newton", value: .string("newton"))), false), (answer("newton"), false),
            (Turn.shown(Showing(.result, text: "joule", value: .string("joule"))), true), (answer("joule"), true),
            (Turn.progress(text: "newton"), true),
        ])
    func again(before: Turn, isTold: Bool) async {
        let seen = SeenResult()
        #expect(await seen.isToBeShown(before))
        #expect(await seen.isToBeShown(Self.output) == isTold)
    }

    @Test("is told where it is another of the same name")
    func sameName() async {
        let seen = SeenResult()
        #expect(await seen.isToBeShown(.shown(Showing(.preview, text: "Image.png", value: .string("a")))))
        #expect(await seen.isToBeShown(.shown(Showing(.output, text: "Image.png", value: .string("b")))))
    }
}
