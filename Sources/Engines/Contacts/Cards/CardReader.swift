// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the cards of address books: vCard 2.1, 3.0 and 4.0, as Evolution, KAddressBook, khard, Google, iCloud and old
/// telephones write them.
///
/// Whatever the bytes are, it ends in time and memory that grow with them no faster than they do. Cards of groups,
/// cards without a name, and cards inside of others are passed over, as are pictures and values longer than a kilobyte.
package struct CardReader: Sendable {
    /// What was read.
    package struct Reading: Hashable, Sendable {
        package var contacts: [Contact] = []
        /// Cards that are no person's, or say nothing.
        package var passedOver = 0
        /// Whether there were more cards than are read.
        package var isCutShort = false

        package init() {}
    }

    /// Lines of a card that count.
    private static let greatestLineCount = 1_000

    private let text: CardText

    /// - Parameter decoder: Gives the text of bytes in another set of characters than UTF-8, by its label; nil if
    ///   that is not known.
    package init(decoder: @escaping @Sendable (_ bytes: [UInt8], _ label: String) -> String? = { _, _ in nil }) {
        text = CardText(decoder: decoder)
    }

    /// The contacts of all cards in a file.
    ///
    /// - Parameter limit: How many contacts at most.
    package func read(_ bytes: [UInt8], limit: Int = 20_000) -> Reading {
        var reading = Reading()
        var lines = CardLines(Self.readable(bytes)[...])
        var card: [CardLine] = []
        // Of cards in others the outermost counts.
        var depth = 0
        while let bytes = lines.next() {
            guard let line = CardLine(bytes) else { continue }
            switch line.name {
            case "BEGIN" where Self.isCard(line):
                depth += 1
                if depth == 1 { card = [] }
            case "END" where Self.isCard(line):
                if depth == 1 { reading.add(ContactDraft(card, text).contact()) }
                depth = max(0, depth - 1)
            default: if depth == 1, card.count < Self.greatestLineCount { card.append(line) }
            }
            if reading.contacts.count >= limit {
                reading.isCutShort = true
                break
            }
        }
        return reading
    }

    private static func isCard(_ line: CardLine) -> Bool {
        String(decoding: line.value.prefix(16), as: UTF8.self).split(whereSeparator: \.isWhitespace).first?.uppercased()
            == "VCARD"
    }

    /// In UTF-8, if they are in UTF-16 and say so.
    private static func readable(_ bytes: [UInt8]) -> [UInt8] {
        switch bytes.prefix(2) {
        case [0xFF, 0xFE]: utf8(bytes) { UInt16($0) | UInt16($1) << 8 }
        case [0xFE, 0xFF]: utf8(bytes) { UInt16($0) << 8 | UInt16($1) }
        default: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        }
    }

    private static func utf8(_ bytes: [UInt8], _ unit: (UInt8, UInt8) -> UInt16) -> [UInt8] {
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}

extension CardReader.Reading {
    fileprivate mutating func add(_ contact: Contact?) {
        if let contact { contacts.append(contact) } else { passedOver += 1 }
    }
}
