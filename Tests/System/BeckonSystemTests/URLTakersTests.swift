// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import BeckonSystem
import Foundation
import Store
import Testing

@testable import Apps

@Suite("Which app a URL opens") struct URLTakersTests {
    @Test("a URL opens the app that takes its scheme, capitals aside")
    func scheme() throws {
        let takers = try takers(["bakery": ["bakery", "bread"], "cafe": ["cafe"]])
        #expect(try takers.app(for: url("BREAD:rye")).app.id.text == "org.example.bakery")
        #expect(try takers.app(for: url("cafe://menu?day=1")).others.isEmpty)
    }

    @Test("of two apps with one scheme the one installed first opens it")
    func two() throws {
        let takers = try takers(["bakery": ["food"], "apple": ["food"]], order: ["bakery", "apple"])
        let (app, others) = try takers.app(for: url("food:now"))
        #expect(app.id.text == "org.example.bakery")
        #expect(others.map(\.id.text) == ["org.example.apple"])
    }

    @Test("a scheme that no app takes comes with those that apps take, and a URL without one is reported")
    func unknown() throws {
        let takers = try takers(["bakery": ["bread", "bakery"]])
        #expect(throws: OpeningError.noTaker(scheme: "mailto", known: ["bakery", "bread"])) {
            try takers.app(for: url("mailto:ada@example.org"))
        }
        let plain = try url("bread")
        #expect(throws: OpeningError.noScheme(plain)) { try takers.app(for: plain) }
    }

    private func url(_ text: String) throws -> URL {
        try #require(URL(string: text))
    }

    private func takers(_ schemes: [String: [String]], order: [String] = []) throws -> URLTakers {
        let apps = try schemes.sorted { $0.key < $1.key }.map { name, schemes in
            let identifier = try #require(BundleIdentifier("org.example.\(name)"))
            var info = InfoPlist(identifier: identifier)
            info.urlSchemes = schemes
            let place = URL(filePath: "/nowhere")
            let identity = BundleIdentity(
                bundle: identifier, app: identifier, team: try #require(TeamIdentifier("7F3K2M9QXA")),
                entitlements: Entitlements())
            return InstalledApp(
                info: info, identity: identity, location: place, executable: place, container: place, extensions: [],
                intents: [], names: [:], warnings: [])
        }
        let records = order.enumerated().map { index, name in
            AppRecord(
                identifier: "org.example.\(name)", name: name, path: "",
                installed: Date(timeIntervalSince1970: Double(index)), extensions: [])
        }
        return URLTakers(catalog: AppCatalog(apps: apps), installed: records)
    }
}
