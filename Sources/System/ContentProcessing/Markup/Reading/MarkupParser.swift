// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CXML
import Foundation
import Sentences
import Shortcuts

/// Reads HTML and XML as libxml2 understands it, however wrong it is.
enum MarkupParser {
    private static let isReady: Bool = {
        xmlInitParser()
        return true
    }()

    /// A page; an element without a name that has all of it.
    static func html(_ text: String) throws(ShortcutFailure) -> MarkupNode {
        guard isReady, let parser = htmlNewParserCtxt() else { throw memory }
        defer { htmlFreeParserCtxt(parser) }
        let builder = MarkupBuilder(hasSmallNames: true)
        return parse(text, parser, builder) { bytes, count in
            let options =
                HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
                | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
            return htmlCtxtReadMemory(parser, bytes, count, nil, "UTF-8", Int32(options))
        }
    }

    /// A document in XML; an element without a name that has its root.
    static func xml(_ text: String) throws(ShortcutFailure) -> MarkupNode {
        guard isReady, let parser = xmlNewParserCtxt() else { throw memory }
        defer { xmlFreeParserCtxt(parser) }
        let builder = MarkupBuilder(hasSmallNames: false)
        return parse(withoutEntities(text), parser, builder) { bytes, count in
            let options =
                XML_PARSE_RECOVER.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
                | XML_PARSE_NONET.rawValue
            return xmlCtxtReadMemory(parser, bytes, count, nil, "UTF-8", Int32(options))
        }
    }

    private static let memory = ShortcutFailure(
        "there is no memory for a page", remedy: "close something, and run it again")

    private static func parse(
        _ text: String, _ parser: xmlParserCtxtPtr, _ builder: MarkupBuilder,
        _ read: (UnsafePointer<CChar>?, Int32) -> xmlDocPtr?
    ) -> MarkupNode {
        parser.pointee.sax.pointee = MarkupBuilder.handler()
        parser.pointee.userData = Unmanaged.passUnretained(builder).toOpaque()
        builder.parser = parser
        withExtendedLifetime(builder) {
            withShortTags(text).withUnsafeBufferPointer { bytes in
                if let document = read(bytes.baseAddress, Int32(clamping: bytes.count)) { xmlFreeDoc(document) }
            }
        }
        builder.parser = nil
        return builder.root
    }

    /// The bytes of a text without zeros, which would end it, and without what a tag has of words beyond many: each is
    /// compared with all before it.
    private static func withShortTags(_ text: String) -> [CChar] {
        var written: [CChar] = []
        written.reserveCapacity(text.utf8.count)
        var tag = TagMeasure()
        for byte in text.utf8 where byte != 0 && tag.keeps(byte) { written.append(CChar(bitPattern: byte)) }
        return written
    }

    /// The names of letters that HTML has and XML has not, such as `&nbsp;`, as those letters: feeds use them all the
    /// same.
    private static func withoutEntities(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var written: [UInt8] = []
        var rest = Array(text.utf8)[...]
        written.reserveCapacity(rest.count)
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "&"), let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
                let letter = letter(rest[rest.startIndex..<end])
            else {
                written.append(byte)
                continue
            }
            written += letter.utf8
            rest = rest[(end + 1)...]
        }
        return String(decoding: written, as: UTF8.self)
    }

    private static func letter(_ name: ArraySlice<UInt8>) -> String? {
        let name = String(decoding: name, as: UTF8.self)
        guard !["amp", "lt", "gt", "quot", "apos"].contains(name), let found = htmlEntityLookup(name),
            let scalar = Unicode.Scalar(found.pointee.value)
        else { return nil }
        return String(Character(scalar))
    }
}
