// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension XMLPropertyListScanner {
    /// Skips what may stand between elements: space, comments, instructions.
    ///
    /// - Parameter isProlog: Whether a document type may stand here as well.
    mutating func skipBetweenElements(isProlog: Bool = false) throws(PropertyListFault) {
        while true {
            skipSpace()
            if isAt("<!--") {
                try skip(past: "-->")
            } else if isAt("<?") {
                try skip(past: "?>")
            } else if isProlog, isAt("<!DOCTYPE") {
                try skipDocumentType()
            } else {
                return
            }
        }
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position].isXMLSpace { position += 1 }
    }

    private mutating func skipDocumentType() throws(PropertyListFault) {
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if bytes[position] == UInt8(ascii: "[") {
                throw PropertyListFault(
                    at: position, "the document type declares entities or elements of its own",
                    mend: "leave only Apple's document type, or none")
            }
            position += 1
        }
        try need(">")
    }

    func isAt(_ text: StaticString) -> Bool {
        guard bytes.count - position >= text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + text.utf8CodeUnitCount]) }
    }

    mutating func skip(past end: StaticString) throws(PropertyListFault) {
        while position < bytes.count {
            if isAt(end) {
                position += end.utf8CodeUnitCount
                return
            }
            position += 1
        }
        throw cutOff()
    }

    private mutating func need(_ text: StaticString) throws(PropertyListFault) {
        guard isAt(text) else { throw cutOff() }
        position += text.utf8CodeUnitCount
    }

    // MARK: Tags

    mutating func openTag() throws(PropertyListFault) -> Tag {
        guard position < bytes.count else { throw cutOff() }
        let start = position
        guard bytes[start] == UInt8(ascii: "<") else {
            throw PropertyListFault(
                at: start, "text stands where an element is expected", mend: "put it in a <string>, or take it away")
        }
        if isAt("<<<<<<<") {
            throw PropertyListFault(
                at: start, "a merge conflict was left in the file", mend: "settle it, and take the markers away")
        }
        position += 1
        let name = readName()
        let isEmpty = try finishTag()
        guard !name.isEmpty else {
            throw PropertyListFault(at: start, "this is no element", mend: "write '&lt;' for a '<' in a text")
        }
        return Tag(name: name, offset: start, isEmpty: isEmpty)
    }

    /// Whether the element that is open ends here.
    ///
    /// - Throws: Where the text ends instead.
    func isAtCloseTag() throws(PropertyListFault) -> Bool {
        guard position < bytes.count else { throw cutOff() }
        return isAt("</")
    }

    /// Reads the end of the innermost open element.
    mutating func closeTag() throws(PropertyListFault) {
        guard position < bytes.count else { throw cutOff() }
        let start = position
        guard let open = openElements.last, isAt("</") else {
            throw PropertyListFault(
                at: start, "there is more than one value in <\(openElements.last?.name ?? "plist")>",
                mend: "leave one")
        }
        position += 2
        let name = readName()
        _ = try finishTag()
        guard name == open.name else {
            let line = TextLines(bytes).position(at: open.offset).line
            throw PropertyListFault(
                at: start, "'</\(name)>' stands where <\(open.name)>, opened on line \(line), has to be closed",
                mend: "write '</\(open.name)>' before it")
        }
        openElements.removeLast()
    }

    private mutating func readName() -> String {
        let start = position
        while position < bytes.count, !bytes[position].endsName { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Skips the attributes; tells whether the tag closes itself.
    private mutating func finishTag() throws(PropertyListFault) -> Bool {
        var quote: UInt8?
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return bytes[position - 2] == UInt8(ascii: "/")
            } else if byte == UInt8(ascii: "<") {
                throw PropertyListFault(
                    at: position - 1, "a tag begins inside another one", mend: "write '>' before it")
            }
        }
        throw cutOff()
    }

    func cutOff() -> PropertyListFault {
        guard let open = openElements.last else {
            return PropertyListFault(
                at: bytes.count, "the file ends before the property list does", mend: "restore the missing part")
        }
        let line = TextLines(bytes).position(at: open.offset).line
        return PropertyListFault(
            at: bytes.count, "the file ends before <\(open.name)>, opened on line \(line), is closed",
            mend: "restore the missing part")
    }
}

extension UInt8 {
    fileprivate var endsName: Bool {
        isXMLSpace || self == UInt8(ascii: ">") || self == UInt8(ascii: "/") || self == UInt8(ascii: "<")
    }
}
