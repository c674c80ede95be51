// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Testing

@testable import Contacts

@Suite("A directory of contacts")
struct ContactDirectoryTests {
    private static func contact(
        _ name: String, _ given: String = "", _ family: String = "", nicknames: [String] = [],
        address: String? = nil, relations: [Contact.Relation] = []
    ) -> Contact {
        var contact = Contact(identifier: name, displayName: name)
        contact.name = Contact.Name(given: given, family: family)
        contact.nicknames = nicknames
        contact.addresses = address.map { [Contact.Address(.phoneNumber, $0)] } ?? []
        contact.relations = relations
        return contact
    }

    private static let directory = ContactDirectory(
        [
            contact(
                "林晓", "晓", "林", address: "1",
                relations: [
                    Contact.Relation("mother", .named("李梅")),
                    Contact.Relation("manager", .identified("Dr. Rita Vorlage")),
                    Contact.Relation("parent", .named("Karl Weber")),
                ]),
            contact("李梅", "梅", "李"), contact("Dr. Rita Vorlage", "Rita", "Vorlage"),
            contact("Karl Weber", "Karl", "Weber"),
            contact("王小明", "小明", "王", nicknames: ["明哥"]), contact("肖旺", "旺", "肖"), contact("陈伟"),
            contact("曾志伟", "志伟", "曾"), contact("欧阳娜娜"), contact("喆喆"),
            contact("Catherine Smith", "Catherine", "Smith"), contact("John Smith", "John", "Smith"),
            contact("Bob Meyer", "Bob", "Meyer", nicknames: ["Ace"]), contact("Bob Jones", "Bob", "Jones"),
            contact("爸爸"), contact("Stephen Ng", "Stephen", "Ng"), contact("Siobhán O’Neill", "Siobhán", "O’Neill"),
            contact("Jean-Luc Picard", "Jean-Luc", "Picard"), contact("Zhang Wei", "Wei", "Zhang"),
        ], own: "林晓")

    /// `clear: …` or `unclear: …, …`.
    private static func told(_ answer: ContactAnswer) -> String {
        switch answer {
        case .nobody: "nobody"
        case .clear(let candidate, _): "clear: " + candidate.contact.displayName
        case .unclear(let candidates): "unclear: " + candidates.map(\.contact.displayName).joined(separator: ", ")
        }
    }

    @Test(
        "finds who is meant",
        arguments: [
            ("Catherine Smith", "clear: Catherine Smith"), ("catherine smith", "clear: Catherine Smith"),
            ("Smith Catherine", "clear: Catherine Smith"), ("Siobhan ONeill", "clear: Siobhán O’Neill"),
            ("Ace", "clear: Bob Meyer"), ("Catherine", "clear: Catherine Smith"),
            ("Vorlage", "clear: Dr. Rita Vorlage"),
            ("王小明", "clear: 王小明"), ("小明", "clear: 王小明"), ("明哥", "clear: 王小明"), ("陈伟", "clear: 陈伟"),
            ("陳偉", "clear: 陈伟"), ("欧阳", "clear: 欧阳娜娜"), ("娜娜", "clear: 欧阳娜娜"), ("Jean", "clear: Jean-Luc Picard"),
        ])
    func found(name: String, answer: String) { #expect(Self.told(Self.directory.answer(to: name)) == answer) }

    @Test(
        "asks where a name is that of several",
        arguments: [("Bob", "unclear: Bob Jones, Bob Meyer"), ("Smith", "unclear: Catherine Smith, John Smith")])
    func several(name: String, answer: String) { #expect(Self.told(Self.directory.answer(to: name)) == answer) }

    @Test(
        "finds by what people are to the one who speaks",
        arguments: [
            ("my mother", "clear: 李梅"), ("妈妈", "clear: 李梅"), ("我妈", "clear: 李梅"), ("我的妈妈", "clear: 李梅"),
            ("meine Mutter", "clear: 李梅"), ("Mum", "clear: 李梅"), ("my boss", "clear: Dr. Rita Vorlage"),
            ("爸爸", "clear: 爸爸"), ("my father", "clear: 爸爸"), ("my brother", "nobody"), ("me", "clear: 林晓"),
            ("我自己", "clear: 林晓"),
        ])
    func related(name: String, answer: String) { #expect(Self.told(Self.directory.answer(to: name)) == answer) }

    @Test("says what they are to the one who speaks, and asks of one who may be it")
    func relationship() throws {
        guard case .clear(let mother, let others) = Self.directory.answer(to: "my mother") else {
            Issue.record("nobody is clear")
            return
        }
        #expect(mother.relationship == "mother")
        #expect(others.map(\.contact.displayName) == ["Karl Weber"])
        #expect(Self.directory.candidates(for: "me").first?.isOneself == true)
        #expect(
            Self.told(
                ContactDirectory([Self.contact("A", relations: [.init("mother", .named("B"))]), Self.contact("B")])
                    .answer(to: "my mother")) == "nobody")
    }

    @Test(
        "finds a name in the other script",
        arguments: [
            ("Wang Xiaoming", "clear: 王小明"), ("Xiaoming Wang", "clear: 王小明"), ("wangxiaoming", "clear: 王小明"),
            ("Wang", "unclear: 肖旺, 王小明"), ("Meimei Zhang", "nobody"), ("Li", "clear: 李梅"), ("张伟", "clear: Zhang Wei"),
            ("Zeng Zhiwei", "clear: 曾志伟"),
            ("Zhezhe", "clear: 喆喆"), ("Ouyang Nana", "clear: 欧阳娜娜"), ("Chen Wei", "clear: 陈伟"),
        ])
    func otherScript(name: String, answer: String) { #expect(Self.told(Self.directory.answer(to: name)) == answer) }

    @Test(
        "finds what sounds the same, and asks of what only sounds alike",
        arguments: [
            ("小王", "unclear: 肖旺, 王小明"), ("黎梅", "clear: 李梅"), ("章伟", "clear: Zhang Wei"), ("曾自伟", "unclear: 曾志伟"),
            ("Kathryn", "unclear: Catherine Smith"), ("Steven", "unclear: Stephen Ng"),
            ("Jon Smith", "unclear: John Smith"),
            ("Maier", "unclear: Bob Meyer"), ("Carl Veber", "unclear: Karl Weber"),
        ])
    func sounds(name: String, answer: String) { #expect(Self.told(Self.directory.answer(to: name)) == answer) }

    @Test(
        "understands titles",
        arguments: [
            ("Mr Meyer", "clear: Bob Meyer"), ("Dr. Catherine Smith", "clear: Catherine Smith"), ("王老师", "clear: 王小明"),
            ("老曾", "clear: 曾志伟"), ("Frau Vorlage", "clear: Dr. Rita Vorlage"),
        ])
    func titles(name: String, answer: String) { #expect(Self.told(Self.directory.answer(to: name)) == answer) }

    @Test(
        "finds nobody by initials, by nothing, and by what no name is",
        arguments: ["CS", "J", "", " ", "!?", "xyzzy", String(repeating: "a ", count: 200), "的"])
    func nobody(name: String) { #expect(Self.directory.answer(to: name) == .nobody) }

    @Test("one who is called just so comes before those whose name begins so")
    func exact() {
        let directory = ContactDirectory([Self.contact("Ann Lee", "Ann", "Lee"), Self.contact("Ann")])
        guard case .clear(let ann, let others) = directory.answer(to: "Ann") else {
            Issue.record("nobody is clear")
            return
        }
        #expect(ann.contact.displayName == "Ann")
        #expect(others.map(\.contact.displayName) == ["Ann Lee"])
    }

    @Test("cards of one person become one contact, which both identifiers lead to")
    func merging() {
        var first = Self.contact("Ada", address: "+44 20 7946 0000")
        first.identifier = "a"
        var second = Self.contact("ada", address: "020 7946 0000")
        second.identifier = "b"
        second.addresses.append(Contact.Address(.emailAddress, "ada@example.com"))
        var third = Self.contact("Ada", address: "1")
        third.identifier = "c"
        let directory = ContactDirectory([third, second, first])
        #expect(directory.contacts.map(\.identifier) == ["a", "c"])
        #expect(directory["b"]?.addresses.map(\.value) == ["+44 20 7946 0000", "ada@example.com"])
        #expect(directory["d"] == nil)
    }

    @Test("answers the same whatever the order of the cards")
    func order() {
        let contacts = Self.directory.contacts
        for name in ["Bob", "小王", "Smith", "my mother", "Steven"] {
            #expect(
                ContactDirectory(contacts.reversed(), own: "林晓").candidates(for: name)
                    == Self.directory.candidates(for: name))
        }
    }

    @Test("bounds how many it reports")
    func bounds() {
        let directory = ContactDirectory((0..<500).map { Self.contact("Bob \($0)", "Bob", "\($0)") })
        #expect(directory.candidates(for: "Bob").count == 32)
        #expect(directory.candidates(for: "Bob").first?.contact.displayName == "Bob 0")
    }
}
