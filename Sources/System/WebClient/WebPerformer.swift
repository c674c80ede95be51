// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutRunner
package import Shortcuts

/// Fetches from the web, by libcurl, only from hosts that the person allows.
package struct WebPerformer: EffectPerformer {
    /// Whether the shortcut may reach a host.
    package typealias Allowing = @Sendable (_ host: String) async -> Bool

    private let limits: WebLimits
    private let coercion: Coercion
    private let allows: Allowing

    package init(limits: WebLimits = WebLimits(), coercion: Coercion, allows: @escaping Allowing) {
        self.limits = limits
        self.coercion = coercion
        self.allows = allows
    }

    package func perform(_ effect: Effect) async -> EffectResult? {
        guard case .fetch(let request) = effect else { return nil }
        do throws(ShortcutFailure) {
            return .content(try await content(for: request))
        } catch {
            return error.kind == .cancelled ? .cancelled : .failed(error)
        }
    }

    private func content(for request: WebRequest) async throws(ShortcutFailure) -> Content {
        let (answer, address) = try await answer(to: request)
        switch request.result {
        case .headers:
            var headers = ContentDictionary()
            for header in answer.headers { headers[header.name] = .text(header.value) }
            return Content(.dictionary(headers))
        case .address: return Content(.url(address))
        case .contents: return WebContent(answer, at: address).content
        case .source, .page, .article, .feed, .feedAddresses:
            let file = WebContent(answer, at: address).file
            return Content([ContentItem(.file(file)), ContentItem(.url(address))])
        }
    }

    /// The last answer, and the address that it came from.
    private func answer(
        to request: WebRequest
    ) async throws(ShortcutFailure) -> (answer: WebTransfer.Answer, address: String) {
        var wanted = WebTransfer.Request(
            url: request.url, method: request.method, headers: try Self.headers(request), body: nil)
        let body = WebBody(request.body, coercion)
        wanted.body = body.data
        if let type = body.type, !request.headers.contains(where: { $0.name.lowercased() == "content-type" }) {
            wanted.headers.append("Content-Type: \(type)")
        }
        var origin: String?
        for _ in 0...limits.redirections {
            let host = try Self.host(of: wanted.url)
            guard await allows(host) else {
                throw ShortcutFailure("it may not connect to \(host)", remedy: "allow it when you are asked")
            }
            // What was meant for one host, such as a password, goes to no other.
            if let origin, origin != host { wanted.headers.removeAll { Self.isSecret($0) } }
            origin = host
            let answer = try await transfer(wanted, host)
            guard let next = answer.next, (300..<400).contains(answer.status) else { return (answer, wanted.url) }
            wanted.url = next
            // As browsers do: what was posted is not posted again, unless the server says so.
            if [301, 302, 303].contains(answer.status), !["GET", "HEAD"].contains(wanted.method) {
                (wanted.method, wanted.body) = ("GET", nil)
                wanted.headers.removeAll { $0.lowercased().hasPrefix("content-type:") }
            }
        }
        throw ShortcutFailure(
            "‘\(request.url)’ leads on more than \(limits.redirections) times", remedy: "check the address", kind: .tooMuch)
    }

    private func transfer(
        _ request: WebTransfer.Request, _ host: String
    ) async throws(ShortcutFailure) -> WebTransfer.Answer {
        do throws(WebTransfer.Failure) {
            return try await WebTransfer(request, limits: limits).run()
        } catch {
            switch error {
            case .cancelled: throw .cancelled
            case .tooLarge(let size):
                throw ShortcutFailure(
                    "what \(host) sends is larger than \(size >> 20) MB", remedy: "ask for less", kind: .tooMuch)
            case .curl(_, let text):
                throw ShortcutFailure(
                    "\(host) cannot be asked: \(text)", remedy: "check the address, and that the machine is online")
            }
        }
    }

    // MARK: - Checks

    private static func host(of url: String) throws(ShortcutFailure) -> String {
        guard let components = URLComponents(string: url), ["http", "https"].contains(components.scheme?.lowercased()),
            let host = components.host, !host.isEmpty
        else {
            throw ShortcutFailure("‘\(url.prefix(200))’ is no address of the web", remedy: "begin it with https://")
        }
        return components.port.map { "\(host.lowercased()):\($0)" } ?? host.lowercased()
    }

    /// - Throws: Where one would become two.
    private static func headers(_ request: WebRequest) throws(ShortcutFailure) -> [String] {
        try request.headers.map { header throws(ShortcutFailure) in
            let isPlain = (header.name + header.value).unicodeScalars.allSatisfy { $0.value >= 32 }
            guard isPlain, !header.name.isEmpty, !header.name.contains(":") else {
                throw ShortcutFailure("‘\(header.name)’ is no header", remedy: "leave line ends out of it")
            }
            // Curl takes one with nothing behind its colon for one to leave out.
            return header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)"
        }
    }

    private static func isSecret(_ header: String) -> Bool {
        let header = header.lowercased()
        return header.hasPrefix("authorization:") || header.hasPrefix("cookie:")
    }
}
