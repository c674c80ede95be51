// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Who may talk to the device: a browser that was sent here by the address that the daemon printed, and the page
/// itself.
struct Gatekeeper: Sendable {
    /// In the address that is printed.
    let token: String
    /// In the cookie that the address is exchanged for; not the token, which browsers keep in their history.
    private let pass: String
    private let port: UInt16

    init(port: UInt16, token: String, pass: String = Self.secret()) {
        self.port = port
        self.token = token
        self.pass = pass
    }

    /// 256 random bits.
    static func secret() -> String {
        var generator = SystemRandomNumberGenerator()
        let words = (0..<4).map { _ in generator.next() as UInt64 }
        return words.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Cookies are shared between the ports of a machine, so the port is in the name.
    private var cookieName: String { "beckon-\(port)" }

    var cookie: String { "\(cookieName)=\(pass); Path=/; HttpOnly; SameSite=Strict" }

    func admits(token: String?) -> Bool { token.map { Self.isSame($0, self.token) } ?? false }

    /// Nil if the request may go on.
    func refusal(of request: HTTPRequest) -> HTTPResponse? {
        // Of a head that is said twice, this would read one and somebody before it the other.
        guard !request.isAmbiguous else { return HTTPResponse(400, "The request has a duplicate header.") }
        // A name that leads here from somewhere else, as after DNS rebinding, is not ours.
        guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
            return HTTPResponse(
                421, "This is not the address of the device; use the one that 'beckon serve' prints.", to: request)
        }
        guard ["GET", "POST"].contains(request.method) else {
            return HTTPResponse(405, "The device accepts GET and POST.").adding("Allow", "GET, POST")
        }
        let origin = request.headers["origin"]
        if let origin, origin != "http://\(host)" { return foreign }
        let site = request.headers["sec-fetch-site"]
        if request.method == "GET", SharedShortcutPages.serves(request.path) {
            // Anyone who has the link may look, also from a page on which it stands; a page may not read it unseen.
            return ["cross-site", "same-site"].contains(site) && request.headers["sec-fetch-mode"] != "navigate"
                ? foreign : nil
        }
        if request.method == "POST" {
            guard origin != nil, site == nil || site == "same-origin" else { return foreign }
            guard request.mediaType == request.expectedType else {
                return HTTPResponse(415, "Commands are JSON, and sound is audio/l16.")
            }
        } else if request.path != "/", request.path != "/enter", site == "cross-site" || site == "same-site" {
            return foreign
        }
        if request.path == "/enter", request.method == "GET" { return nil }
        guard holdsPass(request.headers["cookie"]) else {
            return HTTPResponse(
                401, "The device doesn't know this browser. Open the address that 'beckon serve' prints.",
                to: request)
        }
        if let length = request.headers["content-length"], (Int(length) ?? .max) > request.mostBytes {
            return .tooLarge(for: request)
        }
        return nil
    }

    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    private var foreign: HTTPResponse { HTTPResponse(403, "Only the device's own page may request that.") }

    /// Whether the cookies are those of a browser that was let in.
    func holdsPass(_ cookies: String?) -> Bool {
        guard let cookies else { return false }
        return cookies.split(separator: ";").contains { cookie in
            let parts = cookie.split(separator: "=", maxSplits: 1)
            return parts.count == 2 && parts[0].drop(while: \.isWhitespace) == cookieName
                && Self.isSame(String(parts[1]), pass)
        }
    }

    /// Takes as long wherever the difference is.
    static func isSame(_ text: String, _ secret: String) -> Bool {
        let (left, right) = (Array(text.utf8), Array(secret.utf8))
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
