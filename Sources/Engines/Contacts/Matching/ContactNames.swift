// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// All that a contact is called, the surest first.
struct ContactNames {
    /// One thing that a contact is called.
    struct Called {
        var name: SpokenName
        var match: ContactMatch
        /// How many of its words are a family name in front.
        var familyLength = 0
    }

    private(set) var all: [Called] = []

    init(_ contact: Contact) {
        let display = SpokenName(contact.displayName)
        let guessed = Self.parts(of: display)
        add(display, .displayName, familyLength: guessed?.familyLength ?? 0)
        add(parts: Self.parts(of: contact.name))
        add(parts: Self.parts(of: contact.phoneticName))
        // One who is written as a family name alone, or whose name is not taken apart.
        if contact.name.given.isEmpty || contact.name.family.isEmpty { add(parts: guessed) }
        for nickname in contact.nicknames { add(SpokenName(nickname), .nickname) }
        if let parts = Self.parts(of: contact.name), parts.middle.isEmpty == false {
            add(SpokenName(parts.given + parts.middle + parts.family), .fullName)
        }
    }

    /// A name in its parts, each in words.
    private struct Parts {
        var given: [String] = []
        var middle: [String] = []
        var family: [String] = []

        /// Of a Chinese name.
        var familyLength: Int { HanName.isHan(family.joined()) ? family.count : 0 }
    }

    private mutating func add(_ name: SpokenName, _ match: ContactMatch, familyLength: Int = 0) {
        guard !name.isEmpty else { return }
        all.append(Called(name: name, match: match, familyLength: familyLength))
    }

    private mutating func add(parts: Parts?) {
        guard let parts else { return }
        if !parts.given.isEmpty, !parts.family.isEmpty {
            add(SpokenName(parts.family + parts.given), .fullName, familyLength: parts.familyLength)
            add(SpokenName(parts.given + parts.family), .fullName)
        }
        add(SpokenName(parts.given), .given)
        // Of Hans Peter or Mary Jane the first is enough.
        if let first = parts.given.first, parts.given.count > 1, !HanName.isHan(first) {
            add(SpokenName([first]), .given)
        }
        add(SpokenName(parts.family), .family, familyLength: parts.familyLength)
    }

    private static func parts(of name: Contact.Name) -> Parts? {
        let parts = Parts(
            given: SpokenName(name.given).words, middle: SpokenName(name.middle).words,
            family: SpokenName(name.family).words)
        return parts.given.isEmpty && parts.family.isEmpty ? nil : parts
    }

    /// The parts of a name that is written in one piece, as far as that can be told.
    private static func parts(of name: SpokenName) -> Parts? {
        if let (family, given) = HanName.parts(of: name.words.joined()) {
            return Parts(given: given.map { String($0) }, family: family.map { String($0) })
        }
        guard !name.isHan, name.words.count > 1, let family = name.words.last else { return nil }
        return Parts(given: [name.words[0]], middle: Array(name.words.dropFirst().dropLast()), family: [family])
    }
}
