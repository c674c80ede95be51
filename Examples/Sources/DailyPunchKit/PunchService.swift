// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

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

    private struct Entry: Encodable {
        var kind: String
        var note: String?
        var seconds: Double?
    }

    private struct Reply: Decodable {
        var days: Int?
        var reason: String?
        var message: String?
        var entry: String?
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

    /// Records an entry of today.
    ///
    /// - Throws: `URLError` when the service can't be reached, `DecodingError` when its answer makes no sense.
    public func punch(_ kind: String, note: String? = nil, seconds: TimeInterval? = nil) async throws -> Answer {
        var request = URLRequest(url: address.appendingPathComponent("punches"), timeoutInterval: 5)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(Entry(kind: kind, note: note, seconds: seconds))
        let (data, response) = try await URLSession.shared.data(for: request)
        let reply = try JSONDecoder().decode(Reply.self, from: data)
        switch (response as? HTTPURLResponse)?.statusCode {
        case 201: return .recorded(days: reply.days ?? 1)
        case 401: return reply.reason == "loggedOut" ? .loggedOut : .neverLoggedIn
        case 422: return .refused(entry: reply.entry ?? kind)
        default: return .message(reply.message ?? "The service is not well today.")
        }
    }
}
