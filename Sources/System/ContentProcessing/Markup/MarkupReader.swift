// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CHTML
import Foundation

/// Reads pages and feeds, by libxml2, without the network and without what a document says that texts stand for.
enum MarkupReader {
    /// Elements in elements; what lies deeper is passed over.
    private static let depth = 200

    /// A page, however badly it is written; nil where there is nothing in it.
    static func page(_ data: Data) -> MarkupNode? {
        let options = HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
            | HTML_PARSE_NONET.rawValue | HTML_PARSE_COMPACT.rawValue
        return data.withUnsafeBytes { bytes in
            htmlReadMemory(
                bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), nil, "UTF-8", Int32(options))
        }.flatMap(tree)
    }

    /// A feed; nil where it is no XML.
    static func feed(_ data: Data) -> MarkupNode? {
        let options = XML_PARSE_RECOVER.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
            | XML_PARSE_NONET.rawValue | XML_PARSE_NOCDATA.rawValue
        return data.withUnsafeBytes { bytes in
            xmlReadMemory(
                bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), nil, nil, Int32(options))
        }.flatMap(tree)
    }

    private static func tree(_ document: xmlDocPtr) -> MarkupNode? {
        defer { xmlFreeDoc(document) }
        return xmlDocGetRootElement(document).flatMap { node($0, depth: 0) }
    }

    private static func node(_ node: xmlNodePtr, depth: Int) -> MarkupNode? {
        switch node.pointee.type {
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: return text(node.pointee.content).map { .text($0) }
        case XML_ELEMENT_NODE:
            guard depth < Self.depth, let name = text(node.pointee.name) else { return nil }
            var children: [MarkupNode] = []
            var child = node.pointee.children
            while let current = child {
                if let made = Self.node(current, depth: depth + 1) { children.append(made) }
                child = current.pointee.next
            }
            return .element(name: name.lowercased(), attributes: attributes(of: node), children: children)
        default: return nil
        }
    }

    private static func attributes(of node: xmlNodePtr) -> [String: String] {
        var attributes: [String: String] = [:]
        var attribute = node.pointee.properties
        while let current = attribute {
            if let name = text(current.pointee.name) {
                attributes[name.lowercased()] = current.pointee.children.flatMap { text($0.pointee.content) } ?? ""
            }
            attribute = current.pointee.next
        }
        return attributes
    }

    private static func text(_ bytes: UnsafePointer<xmlChar>?) -> String? { bytes.map { String(cString: $0) } }
}
