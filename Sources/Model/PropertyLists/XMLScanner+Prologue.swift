// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// What stands before the property list and says nothing about it.
extension XMLScanner {
    /// `<?xml …?>`, whose encoding was settled before, and any other instruction, which is not for us.
    mutating func skipInstruction() throws(Failure) {
        guard has("<?xml "), text.bytes[..<position].allSatisfy({ $0 <= 0x20 }) else {
            return try skip(past: "?>", of: "processing instruction")
        }
        position += 5
        try skipAttributes(of: "<?xml?>")
        guard has("?>") else {
            throw Failure(
                offset: tokenStart, message: "the XML declaration is damaged: its '?>' is missing",
                remedy: "write <?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        }
        position += 2
    }

    /// `<!DOCTYPE …>` with what it declares; nothing is loaded, and entities are refused: they grow without bounds.
    mutating func skipDocumentType() throws(Failure) {
        guard has("<!DOCTYPE") else {
            if position + 9 >= text.bytes.count { throw ending("the file is cut off within the document type") }
            throw Failure(
                offset: position, message: "'<!' begins neither a comment nor a document type",
                remedy: "write <!-- and --> around a comment, or remove it")
        }
        var isInside = false
        while position < text.bytes.count {
            if isInside, has("<!--") {
                try skip(past: "-->", of: "comment")
            } else if isInside, has("<!ENTITY") {
                throw Failure(
                    offset: position, message: "the file declares an XML entity, which property lists do not do",
                    remedy: "remove it")
            } else if has("\"") || has("'") {
                try skipLiteral()
            } else if has(">"), !isInside {
                position += 1
                return
            } else if has("<"), !isInside, position > tokenStart {
                throw documentTypeDamage("its '>' is missing")
            } else {
                if has("[") { isInside = true } else if has("]") { isInside = false }
                position += 1
            }
        }
        throw ending("the file is cut off within the document type")
    }

    /// A quoted name of the document type; none holds a tag's bracket or goes on in the next line.
    private mutating func skipLiteral() throws(Failure) {
        let quote = text.bytes[position]
        position += 1
        while position < text.bytes.count, text.bytes[position] != quote {
            if has(">") || has("\n") { throw documentTypeDamage("a quote is missing") }
            position += 1
        }
        if position == text.bytes.count { throw ending("the file is cut off within the document type") }
        position += 1
    }

    private func documentTypeDamage(_ what: Sentence) -> Failure {
        Failure(
            offset: tokenStart, message: "the document type is damaged: \(what)",
            remedy: "remove it, or take it from another property list")
    }
}
