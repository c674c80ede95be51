// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Contacts

@Suite("A reader of cards")
struct CardReaderTests {
    private func contacts(_ text: String) -> [Contact] { CardReader().read(Array(text.utf8)).contacts }

    private func card(_ lines: String...) -> Contact? {
        contacts("BEGIN:VCARD\nVERSION:3.0\n" + lines.joined(separator: "\n") + "\nEND:VCARD\n").first
    }

    @Test("reads what Evolution writes")
    func evolution() throws {
        let contact = try #require(contacts(SampleCards.evolution).first)
        #expect(contact.identifier == "pas-id-5F3A1C2B00000001")
        #expect(contact.displayName == "Dr. Anna Katharina Muster-Lindqvist")
        #expect(
            contact.name
                == Contact.Name(given: "Anna", middle: "Katharina", family: "Muster-Lindqvist", prefix: "Dr."))
        #expect(contact.nicknames == ["Anni"])
        #expect(contact.organization == "Beispiel GmbH")
        #expect(
            contact.addresses == [
                Contact.Address(.emailAddress, "anna@example.org", label: "work"),
                Contact.Address(.emailAddress, "anni@example.net", label: "home"),
                Contact.Address(.phoneNumber, "+49 30 1234567", label: "work"),
                Contact.Address(.phoneNumber, "+49 170 7654321", label: "mobile"),
                Contact.Address(.phoneNumber, "+49 30 7654321", label: "homeFax"),
            ])
        #expect(
            contact.relations == [
                Contact.Relation("spouse", .named("Olof Lindqvist")),
                Contact.Relation("manager", .named("Rita Vorlage")),
            ])
    }

    @Test("reads what khard writes, with what is preferred in front")
    func khard() throws {
        let contact = try #require(contacts(SampleCards.khard).first)
        #expect(contact.identifier == "4fbe8971-0bc3-424c-9c26-36c3e1eff6b1")
        #expect(contact.displayName == "Robert Okonkwo")
        #expect(contact.nicknames == ["Bob", "Bobby"])
        #expect(
            contact.addresses == [
                Contact.Address(.phoneNumber, "+1-555-010-0101", label: "mobile"),
                Contact.Address(.phoneNumber, "+1-555-555-5555", label: "home"),
                Contact.Address(.emailAddress, "bob@example.com", label: "home"),
                Contact.Address(.instantMessage, "xmpp:bob@chat.example.com", label: "home"),
            ])
        #expect(
            contact.relations == [
                Contact.Relation("parent", .named("Ngozi Okonkwo")),
                Contact.Relation("friend", .identified("aaaaaaaa-0000-4000-8000-000000000001")),
            ])
    }

    @Test("reads what iCloud gives, labels and relations in any language, and no group")
    func iCloud() throws {
        let reading = CardReader().read(Array(SampleCards.iCloud.utf8))
        #expect(reading.contacts.count == 1)
        #expect(reading.passedOver == 1)
        let contact = try #require(reading.contacts.first)
        #expect(contact.displayName == "王小明")
        #expect(contact.name == Contact.Name(given: "小明", family: "王"))
        #expect(contact.phoneticName == Contact.Name(given: "Xiaoming", family: "Wang"))
        #expect(
            contact.addresses == [
                Contact.Address(.phoneNumber, "138 0013 8000", label: "main"),
                Contact.Address(.phoneNumber, "+86 139 1234 5678", label: "iPhone"),
                Contact.Address(.emailAddress, "xm@example.cn", label: "公司"),
            ])
        #expect(
            contact.relations == [
                Contact.Relation("mother", .named("李梅")), Contact.Relation("father", .named("王大伟")),
            ])
    }

    @Test("reads what Google exports, and names one without a name by the address")
    func google() throws {
        let reading = CardReader().read(Array(SampleCards.google.utf8))
        #expect(reading.contacts.map(\.displayName) == ["Siobhán O’Neill", "nobody@example.com"])
        #expect(reading.passedOver == 1)
        let contact = try #require(reading.contacts.first)
        #expect(contact.addresses.first == Contact.Address(.phoneNumber, "+353 85 000 0000", label: "mobile"))
        #expect(contact.relations == [Contact.Relation("sister", .named("Maeve O’Neill"))])
        #expect(contact.identifier.hasPrefix("card-"))
        #expect(contacts(SampleCards.google).first?.identifier == contact.identifier)
    }

    @Test("reads what old telephones send, but for the card within the card")
    func telephone() throws {
        let reading = CardReader().read(Array(SampleCards.telephone.utf8))
        #expect(reading.contacts.map(\.displayName) == ["张伟"])
        let contact = try #require(reading.contacts.first)
        #expect(contact.name == Contact.Name(given: "伟", family: "张"))
        #expect(
            contact.addresses == [
                Contact.Address(.phoneNumber, "13900000000", label: "mobile"),
                Contact.Address(.phoneNumber, "01062000000", label: "home"),
                Contact.Address(.emailAddress, "zhangwei@example.cn"),
            ])
    }

    @Test("reads what KAddressBook writes")
    func kAddressBook() throws {
        let contact = try #require(contacts(SampleCards.kAddressBook).first)
        #expect(
            contact.relations == [
                Contact.Relation("spouse", .named("Anna Muster")), Contact.Relation("manager", .named("Rita Vorlage")),
            ])
    }

    @Test("asks for the text of bytes in another set of characters")
    func characterSet() {
        let reader = CardReader { bytes, label in label == "GB2312" ? "<\(bytes.count)>" : nil }
        let head = "BEGIN:VCARD\nFN;CHARSET=GB2312;ENCODING=QUOTED-PRINTABLE:=CD=F5\nEND:VCARD\n"
        #expect(reader.read(Array(head.utf8)).contacts.map(\.displayName) == ["<2>"])
    }

    @Test("reads UTF-16 and a mark of the order of bytes", arguments: [true, false])
    func unicode(isLittle: Bool) {
        let text = "\u{FEFF}BEGIN:VCARD\r\nFN:王\r\nEND:VCARD\r\n"
        let bytes = text.utf16.flatMap { unit in
            isLittle ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        }
        #expect(CardReader().read(bytes).contacts.map(\.displayName) == ["王"])
        #expect(contacts(text).map(\.displayName) == ["王"])
    }

    @Test(
        "makes out what is written strangely",
        arguments: [
            (#"FN:A\, B\; C\\ D\nE\x"#, #"A, B; C\ D E\x"#), ("FN:  Ada   Lovelace ", "Ada Lovelace"),
            ("fn:ada", "ada"), ("a.b.FN:x", "nobody"), ("FN", "nobody"), (":FN", "nobody"), ("FN;X=\":Ada", "Ada"),
            ("FN;LANGUAGE=\"a:b;c\":Ada", "Ada"), ("FN:Ada\n\tLove", "AdaLove"), ("FN:A\u{202E}da\u{0}", "Ada"),
            ("FN;ENCODING=QUOTED-PRINTABLE:=4", "=4"), ("FN;ENCODING=QUOTED-PRINTABLE:a=\nb", "ab"),
            ("FN;ENCODING=b:QWRh", "nobody"), ("F N:Ada", "nobody"), ("N:Lovelace", "Lovelace"),
            ("N:王;小明", "王小明"),
        ])
    func strange(line: String, name: String) {
        #expect(card(line, "NICKNAME:nobody")?.displayName == name)
    }

    @Test("names an organization by its first part that is there, and one of whom only an address is known by that")
    func nameless() {
        #expect(card("ORG:;;Ada Ltd", "TEL:1")?.displayName == "Ada Ltd")
        #expect(card("TEL:1")?.displayName == "1")
        #expect(card("NOTE:hello") == nil)
    }

    @Test("passes over values that are too long, and lines that are longer still")
    func long() {
        let name = String(repeating: "王", count: 400)
        #expect(card("FN:" + name, "NICKNAME:n")?.displayName == "n")
        let folded = Array(repeating: " " + String(repeating: "a", count: 70), count: 2_000).joined(separator: "\n")
        #expect(card("PHOTO:" + folded, "FN:Ada")?.displayName == "Ada")
        #expect(card("FN:" + folded, "FN:Ada")?.displayName == "Ada")
    }

    @Test("bounds what a card may have, and how many cards are read")
    func bounds() {
        let lines = (0..<5_000).map { "TEL:\($0)" }.joined(separator: "\n")
        #expect(card("FN:Ada", lines)?.addresses.count == 64)
        let cards = String(repeating: "BEGIN:VCARD\nFN:Ada\nEND:VCARD\n", count: 10)
        let reading = CardReader().read(Array(cards.utf8), limit: 3)
        #expect(reading.contacts.count == 3)
        #expect(reading.isCutShort)
    }

    @Test(
        "has nothing to say of what is no card",
        arguments: ["", "\n", "END:VCARD", "BEGIN:VCARD", "BEGIN:VCALENDAR\nFN:a\nEND:VCALENDAR", "FN:Ada", "\u{FEFF}"])
    func nothing(text: String) { #expect(contacts(text).isEmpty) }

    @Test("takes no longer for bytes that are made to be slow", .timeLimit(.minutes(1)))
    func slow() {
        for text in [
            String(repeating: "BEGIN:VCARD\n", count: 50_000), String(repeating: "A=\n ", count: 100_000),
            "BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:" + String(repeating: "a=\n", count: 100_000),
            "BEGIN:VCARD\nN:" + String(repeating: ";", count: 30_000) + "\nEND:VCARD",
            "BEGIN:VCARD\nFN;" + String(repeating: "A=\"", count: 10_000) + ":a\nEND:VCARD",
            String(repeating: "\r", count: 400_000),
        ] {
            #expect(CardReader().read(Array(text.utf8)).contacts.count <= 1)
        }
    }
}
