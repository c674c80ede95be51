// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Testing

@Suite("Names of classes")
struct ClassNamesTests {
    @Test(
        "an enumeration that is an intent's own begins with the intent's name, unless it names its class",
        arguments: [
            (true, nil, nil, "XYPeriod"), (false, nil, nil, "XYShowPeriod"), (false, "Span", nil, "Span"),
            (true, "Span", nil, "Span"), (false, nil, "AB", "ABShowPeriod"), (true, nil, "AB", "XYPeriod"),
        ] as [(Bool, String?, String?, String)])
    func ownEnumeration(hasOwnFile: Bool, className: String?, classPrefix: String?, name: String) {
        var enumeration = EnumDeclaration(name: "Period", generatesOwnFile: hasOwnFile, cases: [])
        enumeration.className = className
        var intent = IntentDeclaration(name: "Show", category: "generic", verb: "Do")
        intent.classPrefix = classPrefix
        let names = ClassNames(prefix: "XY")
        #expect(names.enumeration(enumeration, in: intent) == name)
        #expect(names.enumeration(enumeration, in: nil) == className ?? "XYPeriod")
    }
}
