// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Addresses as people and other actions write them.
enum WebAddress {
    private static let longest = 1 << 20

    /// Whether an address leads to the web.
    static func isOfWeb(_ address: String) -> Bool {
        let address = address.prefix(8).lowercased()
        return address.hasPrefix("http://") || address.hasPrefix("https://")
    }

    /// The addresses in a content, in order: of a text each line that is one, or those inside of it.
    static func all(in content: Content, _ coercion: Coercion) throws(ShortcutFailure) -> [String] {
        var addresses: [String] = []
        for item in KeyPath.flattened(content).items { addresses += try all(in: item, coercion) }
        return addresses
    }

    private static func all(in item: ContentItem, _ coercion: Coercion) throws(ShortcutFailure) -> [String] {
        let found: [String]
        switch item.value {
        case .text(let text) where text.drop(while: \.isWhitespace).prefix(5).lowercased() == "data:":
            found = DataAddress.lines(of: text).flatMap { all(inLine: $0) }
        case .text(let text):
            guard text.utf8.count <= longest else {
                throw ShortcutFailure(
                    "text of \(text.utf8.count) bytes is too long to find addresses in",
                    remedy: "pass only the address", kind: .tooMuch)
            }
            found = DataAddress.lines(of: text).flatMap { all(inLine: $0) }
        case .url(let url) where DataAddress.isOne(url): found = [url]
        case .url(let url): found = url.contains(where: \.isWhitespace) ? [encoded(url)] : all(inLine: url)
        default: found = coercion.url(item).map { [$0] } ?? []
        }
        guard !found.isEmpty else {
            throw ShortcutFailure(
                "‘\(coercion.name(item))’ is not an address", remedy: "pass one that begins with ‘https://’")
        }
        return found
    }

    private static func all(inLine line: String) -> [String] {
        let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
        if DataAddress.isOne(line) { return [line] }
        let links = TextDetector.links(in: line)
        if line.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:(?:[^\s]|$)/) != nil {
            // A question in an address may have spaces, and links, of its own; so may an address of an app.
            let start = line.prefix { !$0.isWhitespace }
            if start.count == line.count || start.contains("?") || !isOfWeb(line) { return [encoded(line)] }
        }
        if !links.isEmpty { return links }
        guard line.contains("."), !line.contains(where: \.isWhitespace) else { return [] }
        return ["http://\(line)"]
    }

    /// What may not stand in an address written otherwise; what is so already is left alone.
    private static func encoded(_ address: String) -> String {
        guard address.contains(where: { " \t\"<>`{}|\\^".contains($0) }) else { return address }
        return address.addingPercentEncoding(withAllowedCharacters: allowed) ?? address
    }

    private static let allowed = CharacterSet(charactersIn: " \t\"<>`{}|\\^").inverted

    /// A text as is in the question of an address.
    static func queryValue(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
    }

    private static let unreserved = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
}
