// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CCurl
import Foundation
import Sentences
import Shortcuts

/// An address as libcurl understands it, which is the one that connects: what is asked about a host is about that host.
final class WebURL: Sendable {
    /// Changed by nobody once it is made.
    nonisolated(unsafe) let pointer: OpaquePointer
    let scheme: String
    /// In small letters, and those of ASCII.
    let host: String
    let port: String
    /// Without the folders; decoded.
    let lastPathComponent: String
    /// The whole.
    let text: String

    private static let longest = 64 << 10

    /// An address, or one that leads on from another.
    convenience init(_ text: String, from base: WebURL? = nil) throws(ShortcutFailure) {
        guard text.utf8.count <= Self.longest, !text.utf8.contains(0) else {
            throw ShortcutFailure("an address is too long", remedy: "give a shorter one", kind: .tooMuch)
        }
        guard let pointer = base.map({ curl_url_dup($0.pointer) }) ?? curl_url() else {
            throw Self.wrong(text, "there is no memory for it")
        }
        let flags = UInt32(CURLU_URLENCODE | CURLU_NON_SUPPORT_SCHEME)
        let code = curl_url_set(pointer, CURLUPART_URL, text, flags)
        guard code == CURLUE_OK else {
            curl_url_cleanup(pointer)
            throw Self.wrong(text, Sentence(verbatim: String(cString: curl_url_strerror(code))))
        }
        try self.init(pointer, writtenAs: text)
    }

    private init(_ pointer: OpaquePointer, writtenAs written: String) throws(ShortcutFailure) {
        self.pointer = pointer
        func part(_ part: CURLUPart, _ flags: Int32 = 0) -> String {
            var text: UnsafeMutablePointer<CChar>?
            guard curl_url_get(pointer, part, &text, UInt32(flags)) == CURLUE_OK, let text else { return "" }
            defer { curl_free(text) }
            return String(cString: text)
        }
        scheme = part(CURLUPART_SCHEME).lowercased()
        let host = part(CURLUPART_HOST, CURLU_PUNYCODE).lowercased()
        self.host = host.hasSuffix(".") ? String(host.dropLast()) : host
        port = part(CURLUPART_PORT, CURLU_DEFAULT_PORT)
        text = part(CURLUPART_URL)
        let last = part(CURLUPART_PATH).split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        lastPathComponent = last.removingPercentEncoding ?? String(last)
        guard scheme == "http" || scheme == "https" else {
            throw ShortcutFailure(
                "‘\(written)’ is not a web address", remedy: "pass one that begins with ‘https://’")
        }
        guard !self.host.isEmpty else { throw Self.wrong(written, "it names no host") }
    }

    deinit { curl_url_cleanup(pointer) }

    private static func wrong(_ text: String, _ reason: Sentence) -> ShortcutFailure {
        ShortcutFailure("‘\(text)’ is not a valid address: \(reason)", remedy: "pass one that begins with ‘https://’")
    }

    /// Whether two addresses are of the same server.
    func isOfSameServer(as other: WebURL) -> Bool {
        scheme == other.scheme && host == other.host && port == other.port
    }
}
