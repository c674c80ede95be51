// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
package import Shortcuts

/// Carries out requests to web servers, over HTTP and HTTPS alone.
///
/// No cookies are kept, no passwords are looked up, and servers have to prove who they are. A proxy is used where the
/// environment names one (`http_proxy`, `https_proxy`, `no_proxy`).
package struct WebClient: Sendable {
    private let limits: WebLimits
    private let proxy: String?

    /// - Parameter proxy: What all goes through, as libcurl names it; nil for what the environment says.
    package init(limits: WebLimits = WebLimits(), proxy: String? = nil) {
        self.limits = limits
        self.proxy = proxy
    }

    /// Sends a request and gives what was asked for of the answer; for ``WebRequest/Result/page`` and the like, the
    /// page.
    ///
    /// - Parameters:
    ///   - coercion: Makes texts of what is sent.
    ///   - allows: Whether a host may be reached; asked once for each, before anything is sent to it. A machine of the
    ///     person's own network is a host like others.
    /// - Throws: ``ShortcutFailure`` where no answer came; one that reports an error is an answer. When the task is
    ///   cancelled, the transfer ends at once, and ``ShortcutFailure/cancelled`` is thrown.
    package func perform(
        _ request: WebRequest, coercion: Coercion, allows: @escaping @Sendable (_ host: String) async -> Bool
    ) async throws(ShortcutFailure) -> WebAnswer {
        if DataAddress.isOne(request.url) { return try Self.answer(to: request) }
        var hop = WebHop(
            address: try WebURL(request.url), method: try Self.method(request.method),
            headers: try WebHeaders.sent(request.headers), body: WebBody(request.body, coercion))
        var asked: Set<String> = []
        var left = limits.whole
        for _ in 0...max(limits.redirects, 0) {
            if asked.insert(hop.address.host).inserted, await !allows(hop.address.host) {
                throw ShortcutFailure(
                    "the shortcut may not reach ‘\(hop.address.host)’", remedy: "allow it, and run the shortcut again")
            }
            let start = ContinuousClock.now
            let received = try await WebTransfer(
                hop, limits, through: proxy, within: left, wantsBody: request.result.wantsBody
            ).run()
            left -= start.duration(to: .now)
            guard let next = try hop.redirected(by: received) else {
                return Self.answer(
                    received, at: hop.address.text, named: (hop.address.lastPathComponent, hop.address.host),
                    to: request.result)
            }
            hop = next
        }
        throw ShortcutFailure(
            "‘\(request.url)’ redirects more than \(limits.redirects) times",
            remedy: "use the final address", kind: .tooMuch)
    }

    /// Of an address that holds what it leads to, nobody is asked.
    private static func answer(to request: WebRequest) throws(ShortcutFailure) -> WebAnswer {
        let address = try DataAddress(request.url)
        let received = WebReceived(
            status: 200, headers: WebHeaders([.init(name: "Content-Type", value: address.mediaType)]),
            body: address.data)
        return answer(received, at: request.url, named: ("", ""), to: request.result)
    }

    private static func method(_ method: String) throws(ShortcutFailure) -> String {
        let method = method.uppercased()
        guard (1...20).contains(method.utf8.count), method.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
            throw ShortcutFailure("‘\(method)’ is not an HTTP method", remedy: "choose one, such as GET")
        }
        return method
    }

    private static func answer(
        _ received: WebReceived, at address: String, named name: (last: String, host: String),
        to result: WebRequest.Result
    ) -> WebAnswer {
        switch result {
        case .contents: .content(WebContent(received, named: name).content)
        case .headers: .content(Content(.dictionary(received.headers.dictionary)))
        case .address: .content(Content(.url(address)))
        case .source, .page, .article, .feed, .feedAddresses:
            .page(
                WebPage(
                    data: received.body, type: received.headers["content-type"] ?? "", address: address,
                    status: received.status))
        }
    }
}

extension WebRequest.Result {
    /// Whether more than the heads of an answer matters.
    fileprivate var wantsBody: Bool {
        switch self {
        case .headers, .address: false
        case .contents, .source, .page, .article, .feed, .feedAddresses: true
        }
    }
}
