// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the lines of a card say of a person, put together.
struct ContactDraft {
    /// Of addresses, nicknames and relations each.
    private static let greatestCount = 64

    private let lines: [CardLine]
    private let text: CardText
    /// What groups of lines are called, as Apple's writers say it.
    private var labels: [String: String] = [:]

    init(_ lines: [CardLine], _ text: CardText) {
        self.lines = lines
        self.text = text
        for line in lines where line.name == "X-ABLABEL" && !line.group.isEmpty {
            labels[line.group] = Self.bare(text.text(of: line))
        }
    }

    /// Nil if the card is a group's, or names nobody.
    func contact() -> Contact? {
        let kinds = ["KIND", "X-ADDRESSBOOKSERVER-KIND"].compactMap { first($0).map(text.text(of:))?.lowercased() }
        guard !kinds.contains("group") else { return nil }
        var contact = Contact(identifier: "", displayName: "")
        contact.name = name()
        contact.phoneticName = phoneticName()
        contact.nicknames = Self.bounded(lines.filter { $0.name == "NICKNAME" }.flatMap(text.list(of:)))
        contact.organization = first("ORG").flatMap { text.parts(of: $0).first { !$0.isEmpty } }
        contact.addresses = addresses()
        contact.relations = Self.bounded(lines.flatMap(relations(of:)))
        guard let name = displayName(contact) else { return nil }
        contact.displayName = name
        contact.identifier = first("UID").map(text.text(of:)).map(Self.identifier) ?? ""
        if contact.identifier.isEmpty { contact.identifier = Self.identifier(by: contact) }
        return contact
    }

    private func first(_ name: String) -> CardLine? { lines.first { $0.name == name } }

    /// In the order of the one who wrote it, without what is there already.
    private static func bounded<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return Array(values.filter { seen.insert($0).inserted }.prefix(greatestCount))
    }
}

// MARK: - Names

extension ContactDraft {
    private func name() -> Contact.Name {
        guard let line = first("N") else { return Contact.Name() }
        let parts = text.parts(of: line) + Array(repeating: "", count: 5)
        return Contact.Name(given: parts[1], middle: parts[2], family: parts[0], prefix: parts[3], suffix: parts[4])
    }

    private func phoneticName() -> Contact.Name {
        func part(_ names: String...) -> String { names.lazy.compactMap(first).first.map(text.text(of:)) ?? "" }
        // As telephones in Japan have it, in the order of N.
        let sound = first("SOUND").flatMap { $0.isOfType("X-IRMC-N") ? text.parts(of: $0) : nil } ?? []
        let given = part("X-PHONETIC-FIRST-NAME")
        let family = part("X-PHONETIC-LAST-NAME")
        return Contact.Name(
            given: given.isEmpty && sound.count > 1 ? sound[1] : given, middle: part("X-PHONETIC-MIDDLE-NAME"),
            family: family.isEmpty ? sound.first ?? "" : family)
    }

    private func displayName(_ contact: Contact) -> String? {
        let full = first("FN").map(text.text(of:))
        let name = contact.name
        let parts = [name.prefix, name.given, name.middle, name.family, name.suffix].filter { !$0.isEmpty }
        let together =
            HanName.isHan(parts.joined()) ? name.family + name.given + name.middle : parts.joined(separator: " ")
        return [full, together, contact.nicknames.first, contact.organization, contact.addresses.first?.value]
            .compactMap(\.self).first { !$0.isEmpty }
    }

    /// `urn:uuid:…` and the bare number are the same.
    static func identifier(_ text: String) -> String {
        text.lowercased().hasPrefix("urn:uuid:") ? String(text.dropFirst(9)) : text
    }

    /// For a card that has none: the same as long as name and addresses are.
    private static func identifier(by contact: Contact) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for text in [contact.displayName] + contact.addresses.map(\.value) {
            for byte in text.utf8 + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        return "card-" + String(hash, radix: 16)
    }
}

// MARK: - Addresses

extension ContactDraft {
    private func addresses() -> [Contact.Address] {
        var found: [(rank: Int, address: Contact.Address)] = []
        for line in lines {
            guard let (kind, scheme) = Self.kinds[line.name] else { continue }
            var value = text.text(of: line)
            if let scheme, value.lowercased().hasPrefix(scheme) {
                // A telephone number may have an extension behind a semicolon.
                value = String(value.dropFirst(scheme.count).prefix { $0 != ";" })
            }
            guard !value.isEmpty else { continue }
            let label = labels[line.group] ?? Self.label(of: line)
            found.append((Self.rank(of: line), Contact.Address(kind, value, label: label)))
        }
        let ordered = found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        return Self.bounded(ordered.map(\.element.address))
    }

    private static let kinds: [String: (Contact.Address.Kind, scheme: String?)] = [
        "TEL": (.phoneNumber, "tel:"), "EMAIL": (.emailAddress, "mailto:"), "IMPP": (.instantMessage, nil),
        "X-JABBER": (.instantMessage, nil), "X-MATRIX": (.instantMessage, nil), "X-TELEGRAM": (.instantMessage, nil),
        "X-SKYPE": (.instantMessage, nil), "X-QQ": (.instantMessage, nil),
    ]

    /// What is preferred comes first.
    private static func rank(of line: CardLine) -> Int {
        if line.isOfType("PREF") { return 0 }
        return line.values(of: "PREF").first.flatMap { Int($0) }.map { min(max(0, $0), 100) } ?? 101
    }

    private static func label(of line: CardLine) -> String? {
        if line.isOfType("FAX") { return line.isOfType("HOME") ? "homeFax" : "workFax" }
        let labels = [
            ("IPHONE", "iPhone"), ("CELL", "mobile"), ("PAGER", "pager"), ("MAIN", "main"), ("HOME", "home"),
            ("WORK", "work"), ("SCHOOL", "school"), ("OTHER", "other"),
        ]
        return labels.first { line.isOfType($0.0) }?.1
    }

    /// `_$!<Mobile>!$_` is a label that Apple's writers know in every language.
    private static func bare(_ label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_"), label.count >= 8 else { return label }
        let name = String(label.dropFirst(4).dropLast(4))
        return ["HomeFAX": "homeFax", "WorkFAX": "workFax"][name] ?? name.lowercased()
    }
}

// MARK: - Relations

extension ContactDraft {
    private func relations(of line: CardLine) -> [Contact.Relation] {
        let kind: String
        switch line.name {
        case "RELATED":
            let types = line.values(of: "TYPE").filter { $0 != "PREF" }
            kind = (labels[line.group] ?? types.first ?? "").lowercased()
        case "X-ABRELATEDNAMES":
            kind = (labels[line.group] ?? line.values(of: "TYPE").first { $0 != "PREF" } ?? "").lowercased()
        default:
            guard let known = Self.relations[line.name] else { return [] }
            kind = known
        }
        let value = text.text(of: line)
        guard !kind.isEmpty, !value.isEmpty else { return [] }
        let isName = line.values(of: "VALUE").contains("TEXT") || !value.lowercased().hasPrefix("urn:uuid:")
        return [
            Contact.Relation(
                RelationshipWords.kind(of: kind) ?? kind,
                isName ? .named(value) : .identified(Self.identifier(value)))
        ]
    }

    private static let relations = [
        "X-EVOLUTION-SPOUSE": "spouse", "X-KADDRESSBOOK-X-SPOUSESNAME": "spouse", "X-SPOUSE": "spouse",
        "X-MS-SPOUSE": "spouse", "X-EVOLUTION-MANAGER": "manager", "X-KADDRESSBOOK-X-MANAGERSNAME": "manager",
        "X-MANAGER": "manager", "X-MS-MANAGER": "manager", "X-EVOLUTION-ASSISTANT": "assistant",
        "X-KADDRESSBOOK-X-ASSISTANTSNAME": "assistant", "X-ASSISTANT": "assistant", "X-MS-ASSISTANT": "assistant",
        "X-MS-CHILD": "child",
    ]
}
