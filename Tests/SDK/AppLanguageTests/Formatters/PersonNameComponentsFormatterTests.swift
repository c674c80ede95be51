// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

// Foundation has a class of this name, too.
import class AppLanguage.PersonNameComponentsFormatter

@testable import AppLanguage

@Suite("A formatter of people's names")
struct PersonNameComponentsFormatterTests {
    private static func name(
        _ given: String?, _ family: String?, middle: String? = nil, prefix: String? = nil, suffix: String? = nil,
        nickname: String? = nil
    ) -> PersonNameComponents {
        PersonNameComponents(
            namePrefix: prefix, givenName: given, middleName: middle, familyName: family, nameSuffix: suffix,
            nickname: nickname)
    }

    private static func text(
        _ name: PersonNameComponents, _ style: PersonNameComponentsFormatter.Style, _ language: String
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        formatter.locale = Locale(identifier: language)
        return formatter.string(from: name)
    }

    private static let ada = name(
        "Ada", "Byron", middle: "King", prefix: "Dr.", suffix: "Jr.", nickname: "Addie")
    private static let ming = name("小明", "王", prefix: "博士", suffix: "先生", nickname: "明明")

    @Test(
        "writes as much of a name as its style says, in the order of its script",
        arguments: [
            (ada, [.default: "Ada Byron", .short: "Addie", .long: "Dr. Ada King Byron Jr.", .abbreviated: "AKB"]),
            (ming, [.default: "王小明", .short: "王小明", .long: "博士王小明先生", .abbreviated: "王"]),
            (name("泰夫", "木田"), [.medium: "木田泰夫", .abbreviated: "木田"]),
            (name("민수", "김"), [.medium: "김민수", .abbreviated: "민수"]),
            (name("أحمد", "المصري"), [.medium: "أحمد المصري", .abbreviated: "أحمد"]),
            (name("สมชาย", "รัตน"), [.medium: "สมชาย รัตน", .abbreviated: "ส"]),
            (name("John", "王"), [.medium: "John 王", .abbreviated: "J王"]),
            (name(nil, nil), [.medium: "", .long: "", .short: "", .abbreviated: ""]),
            (name(" Ada ", ""), [.medium: "Ada"]),
        ] as [(PersonNameComponents, [PersonNameComponentsFormatter.Style: String])])
    func styles(name: PersonNameComponents, texts: [PersonNameComponentsFormatter.Style: String]) {
        for (style, text) in texts { #expect(Self.text(name, style, "en") == text, "\(style)") }
    }

    @Test(
        "puts the family name first where the language does, and the script does not say otherwise",
        arguments: [("hu", "Byron Ada"), ("vi", "Byron Ada"), ("zh-Hans", "Ada Byron"), ("ja", "Ada Byron")])
    func order(language: String, text: String) { #expect(Self.text(Self.ada, .medium, language) == text) }

    @Test("writes how a name sounds where it is told") func phonetic() {
        var name = Self.ming
        name.phoneticRepresentation = Self.name("Xiaoming", "Wang")
        #expect(
            PersonNameComponentsFormatter.localizedString(from: name, style: .medium, options: .phonetic)
                == "Xiaoming Wang")
        #expect(PersonNameComponentsFormatter.localizedString(from: Self.ada, style: .medium, options: .phonetic) == "")
    }

    @Test("is what formatted() uses") func formatted() {
        #expect(Self.ada.formatted() == "Ada Byron")
        #expect(Self.ada.formatted(.name(style: .long)) == "Dr. Ada King Byron Jr.")
        #expect(Self.ada.formatted(.name(style: .medium).locale(Locale(identifier: "hu"))) == "Byron Ada")
    }

    @Test(
        "takes a name apart",
        arguments: [
            ("Ada", name("Ada", nil)), ("Ada Byron", name("Ada", "Byron")),
            ("Dr. Ada King Byron, Jr.", name("Ada", "Byron", middle: "King", prefix: "Dr.", suffix: "Jr.")),
            ("Byron, Ada", name("Ada", "Byron")), ("王小明", name("小明", "王")), ("欧阳娜娜", name("娜娜", "欧阳")),
            ("木田 泰夫", name("泰夫", "木田")), ("민수", name("수", "민")), ("王", name("王", nil)),
        ])
    func reading(text: String, name: PersonNameComponents) {
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: "en")
        #expect(formatter.personNameComponents(from: text) == name)
    }

    @Test("finds no name where there are no words", arguments: ["", " \n", ","])
    func empty(text: String) { #expect(PersonNameComponentsFormatter().personNameComponents(from: text) == nil) }
}
