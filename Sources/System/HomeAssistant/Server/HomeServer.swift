// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts
import Synchronization
package import WebClient

/// A Home Assistant that answers over its REST API.
package struct HomeServer: Sendable {
    private let address: HomeAddress
    private let token: String
    private let client: WebClient

    /// Speaks to a server with a token.
    package init(_ address: HomeAddress, token: String, client: WebClient) {
        self.address = address
        self.token = token
        self.client = client
    }

    /// How far a request to a home may go.
    package static var limits: WebLimits {
        var limits = WebLimits()
        limits.answerBytes = 64 << 20
        limits.redirects = 3
        limits.connecting = .seconds(10)
        limits.whole = .seconds(30)
        limits.stalled = .seconds(15)
        return limits
    }

    /// Checks that a Home Assistant is there and takes the token.
    ///
    /// - Throws: ``HomeError``.
    package func check() async throws(HomeError) {
        struct Greeting: Decodable { var message: String }
        _ = try decode(Greeting.self, from: try await answer("/api/"))
    }

    /// Fetches what is at a path.
    func get<Answer: Decodable>(_ type: Answer.Type, _ path: String) async throws(HomeError) -> Answer {
        try decode(type, from: try await answer(path))
    }

    /// Sends JSON to a path, and gives the bytes that are answered.
    @discardableResult
    func post(_ path: String, _ content: some Encodable) async throws(HomeError) -> Data {
        let data: Data
        do {
            data = try JSONEncoder().encode(content)
        } catch {
            throw HomeError("the sentence can't be written as JSON: \(String(describing: error)); use other words")
        }
        return try await answer(path, method: "POST", data)
    }

    /// Reads JSON that was answered.
    func decode<Answer: Decodable>(_ type: Answer.Type, from data: Data) throws(HomeError) -> Answer {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw HomeError(
                "the server at \(address.text) is not a Home Assistant that Beckon supports; check the address")
        }
    }

    private func answer(
        _ path: String, method: String = "GET", _ body: Data? = nil
    ) async throws(HomeError) -> Data {
        let file = body.map { ContentFile(name: "request", type: "public.json", data: $0) }
        let request = WebRequest(
            address.text + path, method: method,
            headers: [.init(name: "Authorization", value: "Bearer " + token)], body: file.map { .file($0) } ?? .none,
            result: .source)
        let page = try await page(request)
        switch page.status {
        case 200..<300: return page.data
        case 401, 403:
            throw HomeError(
                "Home Assistant at \(address.text) rejects the token; create a new one in your profile, and run "
                    + "'beckon house connect \(address.text)'",
                kind: .badToken)
        case 404: throw HomeError("there is no ‘\(path)’ at \(address.text); check the address")
        default:
            throw HomeError("Home Assistant answers ‘\(path)’ with the error \(page.status); look at its log")
        }
    }

    private func page(_ request: WebRequest) async throws(HomeError) -> WebPage {
        let other = Mutex<String?>(nil)
        do throws(ShortcutFailure) {
            let answer = try await client.perform(request, coercion: Coercion(in: RunEnvironment())) { host in
                if host != address.host { other.withLock { $0 = host } }
                return host == address.host
            }
            guard case .page(let page) = answer else { throw ShortcutFailure.cancelled }
            return page
        } catch {
            if let host = other.withLock({ $0 }) {
                throw HomeError(
                    "\(address.text) redirects to ‘\(host)’, which is not sent the token; connect to that address")
            }
            throw HomeError("\(error.reason); \(error.remedy)")
        }
    }
}
