// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Testing

@Suite("The name of an App Intent's type")
struct TypeNameTests {
    @Test(
        "is the last one of its mangled name",
        arguments: [
            ("7Actions18GenerateRandomTextV", "GenerateRandomText"), ("3App5OuterO4TwinV", "Twin"),
            ("3App5Order33_0123456789ABCDEF0123456789ABCDEFLLV", "Order"), ("7OpenHAB0aB9ShortcutsV", nil),
            ("", nil), ("V", nil), ("99999999999999999999A", nil), ("3AB", nil),
        ] as [(String, String?)])
    func name(mangled: String, name: String?) {
        let intent = AppIntentDeclaration(at: SourcePlace(file: "", line: 1), mangledName: mangled)
        #expect(intent.typeName == name)
    }
}
