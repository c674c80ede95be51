// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Takes the XML of a property list apart into tags and texts.
///
/// A scanner of our own: the system's parser tells where it gave up, which is
/// seldom where the mistake is, and dies of some instructions and bytes. What
/// property lists use of XML is little: elements, attributes that say nothing,
/// texts, comments, CDATA, and a document type that is skipped.
struct XMLScanner {
    /// What stands at one place.
    enum Token {
        case start(name: String, isEmpty: Bool)
        case end(name: String)
        case text(String)
        case finish
    }

    /// What is wrong at a byte.
    struct Failure: Error {
        var offset: Int
        var message: Sentence
        var remedy: Sentence
    }

    let text: XMLText
    var position = 0
    /// Where the token that was last given begins; a text, at its first character that is not a blank.
    private(set) var tokenStart = 0

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private static func isInNames(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\""),
            UInt8(ascii: "'"), UInt8(ascii: "&"), UInt8(ascii: "?"), UInt8(ascii: "!"):
            false
        default: !isBlank(byte)
        }
    }

    init(_ text: XMLText) { self.text = text }

    /// The next tag or text; at the end, again and again, the finish.
    mutating func next() throws(Failure) -> Token {
        while position < text.bytes.count {
            tokenStart = position
            if has("<!--") {
                try skip(past: "-->", of: "comment")
            } else if has("<![CDATA[") {
                return try section()
            } else if has("<!") {
                try skipDocumentType()
            } else if has("<?") {
                try skipInstruction()
            } else if has("</") {
                return try endTag()
            } else if has("<") {
                return try startTag()
            } else {
                return try characters()
            }
        }
        tokenStart = position
        if let damage = text.damage { throw fault(damage) }
        return .finish
    }

    // MARK: Tags

    private mutating func startTag() throws(Failure) -> Token {
        position += 1
        let name = takeName()
        guard !name.isEmpty else {
            if position == text.bytes.count { throw ending("the file is cut off behind a '<'") }
            throw Failure(
                offset: tokenStart, message: "this '<' does not begin a tag",
                remedy: "write &lt; for the character, or close the tag before it with '>'")
        }
        try skipAttributes(of: "<\(name)>")
        let isEmpty = has("/")
        if isEmpty { position += 1 }
        try close("<\(name)>")
        return .start(name: name, isEmpty: isEmpty)
    }

    private mutating func endTag() throws(Failure) -> Token {
        position += 2
        let name = takeName()
        skipBlanks()
        try close("</\(name)>")
        return .end(name: name)
    }

    private mutating func close(_ tag: String) throws(Failure) {
        if position == text.bytes.count { throw ending("the file is cut off within the tag \(tag)") }
        guard has(">") else { throw damaged(tag, "its '>' is missing") }
        position += 1
    }

    /// Attributes say nothing in a property list; they still have to be some.
    mutating func skipAttributes(of tag: String) throws(Failure) {
        while true {
            let start = position
            skipBlanks()
            if position == text.bytes.count { throw ending("the file is cut off within the tag \(tag)") }
            if has(">") || has("/") || has("?") || has("<") { return }
            let name = takeName()
            guard !name.isEmpty, start < position - name.utf8.count else {
                throw damaged(tag, "an attribute is expected after its name")
            }
            skipBlanks()
            guard has("=") else { throw damaged(tag, "'\(Self.shown(name))' has no value") }
            position += 1
            skipBlanks()
            try skipValue(of: name, in: tag)
        }
    }

    private mutating func skipValue(of name: String, in tag: String) throws(Failure) {
        if position == text.bytes.count { throw ending("the file is cut off within the tag \(tag)") }
        let quote = text.bytes[position]
        guard has("\"") || has("'") else { throw damaged(tag, "the value of '\(Self.shown(name))' has no quotes") }
        position += 1
        while position < text.bytes.count, text.bytes[position] != quote {
            if has("<") { throw damaged(tag, "the value of '\(Self.shown(name))' has no closing quote") }
            if has("&") { _ = try reference() } else { position += 1 }
        }
        if position == text.bytes.count { throw ending("the file is cut off within the tag \(tag)") }
        position += 1
    }

    private func damaged(_ tag: String, _ what: Sentence) -> Failure {
        let tag = Self.shown(tag)
        return Failure(offset: tokenStart, message: "the tag \(tag) is damaged: \(what)", remedy: "write \(tag)")
    }

    // MARK: Texts

    private mutating func characters() throws(Failure) -> Token {
        var content: [UInt8] = []
        while position < text.bytes.count {
            let byte = text.bytes[position]
            if byte == UInt8(ascii: "<") { break }
            if tokenStart == position, Self.isBlank(byte) { tokenStart += 1 }
            if byte == UInt8(ascii: "&") {
                content += try reference()
                continue
            }
            if byte == UInt8(ascii: "]"), has("]]>") {
                throw Failure(
                    offset: position, message: "this ']]>' ends nothing",
                    remedy: "write ]]&gt; for the characters, or remove it")
            }
            // A line ends in one way for anyone who reads the text, however the file is written.
            if byte != 0x0D { content.append(byte) } else if !has("\r\n") { content.append(0x0A) }
            position += 1
        }
        return .text(String(decoding: content, as: UTF8.self))
    }

    private mutating func section() throws(Failure) -> Token {
        let start = position + 9
        try skip(past: "]]>", of: "CDATA section")
        return .text(String(decoding: text.bytes[start..<position - 3], as: UTF8.self).replacing("\r\n", with: "\n"))
    }

    /// The bytes that `&…;` stands for.
    private mutating func reference() throws(Failure) -> [UInt8] {
        let start = position
        let rest = text.bytes[(start + 1)...].prefix(16)
        let name = rest.prefix { $0 != UInt8(ascii: ";") && Self.isInNames($0) }
        guard !name.isEmpty, text.bytes.indices.contains(name.endIndex), text.bytes[name.endIndex] == UInt8(ascii: ";")
        else {
            if name.endIndex == text.bytes.count, let damage = text.damage { throw fault(damage) }
            throw Failure(
                offset: start, message: "this '&' does not begin a character reference",
                remedy: "write &amp; for the character")
        }
        position = name.endIndex + 1
        return try Self.character(named: String(decoding: name, as: UTF8.self), at: start)
    }

    private static func character(named name: String, at start: Int) throws(Failure) -> [UInt8] {
        if let character = named[name] { return [character] }
        guard name.hasPrefix("#") else {
            throw Failure(
                offset: start, message: "'&\(name);' is not a character in a property list",
                remedy: "write the character itself, or &amp;\(name); for this text")
        }
        guard let scalar = scalar(numbered: name.dropFirst()) else {
            throw Failure(
                offset: start, message: "'&\(name);' is not a valid XML character", remedy: "remove it")
        }
        return Array(String(scalar).utf8)
    }

    private static let named: [String: UInt8] = [
        "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "quot": UInt8(ascii: "\""),
        "apos": UInt8(ascii: "'"),
    ]

    private static func scalar(numbered text: Substring) -> Unicode.Scalar? {
        let isHexadecimal = text.hasPrefix("x")
        let digits = isHexadecimal ? text.dropFirst() : text
        guard digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
            number >= 0x20 || [0x09, 0x0A, 0x0D].contains(number), number & 0xFFFF_FFFE != 0xFFFE
        else { return nil }
        return Unicode.Scalar(number)
    }
}

// MARK: Bytes

extension XMLScanner {
    func has(_ word: StaticString) -> Bool {
        guard text.bytes.count - position >= word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { word in
            for index in word.indices where text.bytes[position + index] != word[index] { return false }
            return true
        }
    }

    mutating func skipBlanks() {
        while position < text.bytes.count, Self.isBlank(text.bytes[position]) { position += 1 }
    }

    mutating func takeName() -> String {
        let start = position
        while position < text.bytes.count, Self.isInNames(text.bytes[position]) { position += 1 }
        return String(decoding: text.bytes[start..<position], as: UTF8.self)
    }

    mutating func skip(past word: StaticString, of what: Sentence) throws(Failure) {
        let start = position
        while position < text.bytes.count, !has(word) { position += 1 }
        guard position < text.bytes.count else {
            if let damage = text.damage { throw fault(damage) }
            throw Failure(
                offset: start, message: "the \(what) that begins here is never closed",
                remedy: "write \(word) behind it")
        }
        position += word.utf8CodeUnitCount
    }

    /// The failure at the end of the text, which is the damage where there is some.
    func ending(_ message: Sentence) -> Failure {
        text.damage.map(fault)
            ?? Failure(offset: text.bytes.count, message: message, remedy: "get the file again")
    }

    func fault(_ damage: XMLText.Damage) -> Failure {
        Failure(offset: text.bytes.count, message: damage.message, remedy: damage.remedy)
    }

    /// A name as a message repeats it.
    static func shown(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }
}
