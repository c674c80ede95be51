// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The DailyPunch web service, as the app and its extension talk to it.
public struct PunchService: Sendable {
    /// What the service said to a new entry.
    public enum Answer: Sendable {
        /// Written down; `days` counts the days in a row.
        case recorded(days: Int)
        /// Nobody has logged in on this device yet.
        case neverLoggedIn
        case loggedOut
        /// The service has a message for the person.
        case message(String)
        /// The service did not accept one of the entries.
        case refused(entry: String)
    }

    private struct Login: Encodable {
        var name: String
        var email: String?
    }

    private struct Entry: Encodable {
        var kind: String
        var note: String?
        var seconds: Double?
    }

    private struct Reply: Decodable {
        var days: Int?
        var token: String?
        var message: String?
        var entry: String?
        var punches: [Diary.Entry]?
    }

    private let address: URL

    /// A service at an address of its own.
    public init(address: URL) {
        self.address = address
    }

    /// The service named in the bundle's `Info.plist`; nil when it names none.
    public init?(bundle: Bundle) {
        guard let text = bundle.object(forInfoDictionaryKey: "DailyPunchServiceURL") as? String,
            let address = URL(string: text)
        else { return nil }
        self.init(address: address)
    }

    /// Logs a person in.
    ///
    /// - Parameter email: Where the service may write to; nil for nowhere.
    /// - Returns: The token that later entries go with.
    /// - Throws: `URLError` when the service can't be reached or refuses, `DecodingError` when its answer makes no
    ///   sense.
    public func logIn(as name: String, email: String? = nil) async throws -> String {
        let (reply, _) = try await send(Login(name: name, email: email), to: "session", token: nil)
        guard let token = reply.token else { throw URLError(.userAuthenticationRequired) }
        return token
    }

    /// Records an entry of today for the person who has logged in.
    ///
    /// - Throws: ``KeychainError`` when the login can't be read, `URLError` when the service can't be reached,
    ///   `DecodingError` when its answer makes no sense.
    public func punch(_ kind: String, note: String? = nil, seconds: TimeInterval? = nil) async throws -> Answer {
        guard let token = try PunchSession.token() else { return .neverLoggedIn }
        let (reply, status) = try await send(
            Entry(kind: kind, note: note, seconds: seconds), to: "punches", token: token)
        switch status {
        case 201: return .recorded(days: reply.days ?? 1)
        case 401: return .loggedOut
        case 422: return .refused(entry: reply.entry ?? kind)
        default:
            let text = NSLocalizedString(
                "The service is not well today.", tableName: "PunchService", comment: "it gave no message")
            return .message(reply.message ?? text)
        }
    }

    /// What the person who has logged in has checked in lately.
    ///
    /// - Returns: Nil when nobody is logged in, or the service has ended the login.
    /// - Throws: As ``punch(_:note:seconds:)``.
    public func diary() async throws -> Diary? {
        guard let token = try PunchSession.token() else { return nil }
        let (reply, status) = try await answer(to: request(for: "diary", token: token))
        return status == 401 ? nil : Diary(entries: reply.punches ?? [])
    }

    private func send(
        _ body: some Encodable, to path: String, token: String?
    ) async throws -> (reply: Reply, status: Int?) {
        var request = request(for: path, token: token)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(body)
        return try await answer(to: request)
    }

    private func request(for path: String, token: String?) -> URLRequest {
        var request = URLRequest(url: address.appendingPathComponent(path), timeoutInterval: 5)
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        return request
    }

    private func answer(to request: URLRequest) async throws -> (reply: Reply, status: Int?) {
        let (data, response) = try await URLSession.shared.data(for: request)
        return (try JSONDecoder().decode(Reply.self, from: data), (response as? HTTPURLResponse)?.statusCode)
    }
}
