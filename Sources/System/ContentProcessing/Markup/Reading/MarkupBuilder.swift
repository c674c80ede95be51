// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CXML

/// Builds a tree of what the parser of libxml2 finds, within bounds.
///
/// The library keeps no tree of its own, stores no entities and opens no files.
final class MarkupBuilder {
    /// Elements that lie deeper stand beside one another.
    static let deepest = 200
    /// Of elements in one another nobody has a page; the parser would take long for each further tag.
    private static let hopeless = 8_000
    private static let mostElements = 500_000
    private static let mostAttributes = 64
    private static let longestAttribute = 64 << 10

    let root = MarkupNode("")
    private var stack: [MarkupNode] = []
    /// How many elements are open that have no node.
    private var hidden = 0
    private var count = 0
    private let hasSmallNames: Bool
    /// Set while it is parsed.
    var parser: xmlParserCtxtPtr?

    init(hasSmallNames: Bool) { self.hasSmallNames = hasSmallNames }

    private func start(
        _ name: UnsafePointer<xmlChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    ) {
        guard stack.count < Self.deepest, count < Self.mostElements else {
            hidden += 1
            if hidden > Self.hopeless, let parser { xmlStopParser(parser) }
            return
        }
        count += 1
        let node = MarkupNode(Self.text(name, small: hasSmallNames), Self.attributes(attributes, small: hasSmallNames))
        (stack.last ?? root).append(node)
        stack.append(node)
    }

    private func end() {
        if hidden > 0 { hidden -= 1 } else { _ = stack.popLast() }
    }

    private func add(_ text: UnsafePointer<xmlChar>, _ count: Int32) {
        let bytes = UnsafeBufferPointer(start: text, count: Int(max(count, 0)))
        (stack.last ?? root).append(String(decoding: bytes, as: UTF8.self))
    }

    private static func text(_ text: UnsafePointer<xmlChar>, small: Bool) -> String {
        let text = String(cString: text)
        return small ? text.lowercased() : text
    }

    private static func attributes(
        _ pairs: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, small: Bool
    ) -> [String: String] {
        var attributes: [String: String] = [:]
        guard var place = pairs else { return attributes }
        while let name = place.pointee, attributes.count < mostAttributes {
            let key = text(name, small: small)
            let value = place[1].map { String(cString: $0) } ?? ""
            if value.utf8.count <= longestAttribute, attributes[key] == nil { attributes[key] = value }
            place += 2
        }
        return attributes
    }

    private static func builder(_ context: UnsafeMutableRawPointer?) -> MarkupBuilder? {
        context.map { Unmanaged<MarkupBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    /// What the parser calls; what is missing it leaves out.
    static func handler() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.startElement = { context, name, attributes in
            if let name { MarkupBuilder.builder(context)?.start(name, attributes) }
        }
        handler.endElement = { context, _ in MarkupBuilder.builder(context)?.end() }
        let add: charactersSAXFunc = { context, text, count in
            if let text { MarkupBuilder.builder(context)?.add(text, count) }
        }
        handler.characters = add
        handler.ignorableWhitespace = add
        handler.cdataBlock = add
        return handler
    }
}
