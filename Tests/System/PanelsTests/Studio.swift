// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import ExtensionHost
import Foundation
import IntentValues
import Panels
import Sentences
import TestSupport
import Testing
import Wire

@testable import AppBundle
@testable import Apps

/// An app whose Intents UI extension behaves as a test says, in a process of its own.
final class Studio: Sendable {
    private let host: ExtensionHost
    private let folder: TemporaryFolder
    let panels: Panels

    /// - Parameter mode: One of the peer's.
    init(_ mode: String, limits: ExtensionLimits = .generous) throws {
        let folder = try TemporaryFolder()
        let host = ExtensionHost(
            limits: limits, sandbox: MachineSandbox.isAvailable ? try Sandbox(path: nil) : nil)
        self.folder = folder
        self.host = host
        let executable = PackageRoot.products.appending(path: "TestPeer")
        panels = Panels { request, part, _ async throws(ExtensionFailure) in
            try await host.send(
                .draw(request),
                to: BundleLaunch(
                    identifier: part.id.text, executable: executable, environment: ["PEER_MODE": mode],
                    workingDirectory: folder.url,
                    policy: SandboxPolicy(readable: [executable], writable: [folder.url])))
        }
    }

    func end() async { await host.stopAll() }

    /// - Parameter lists: What the extension says it draws; nil for an app without one.
    static func subject(lists: [String]? = ["OrderPizzaIntent"], words: PanelWords = .order) throws -> PanelSubject {
        let app = try #require(BundleIdentifier("com.example.pizzeria"))
        let part = try #require(BundleIdentifier("com.example.pizzeria.panel"))
        let team = try #require(TeamIdentifier("TESTTEAM01"))
        let location = URL(filePath: "/apps/Pizzeria.app")
        var info = InfoPlist(identifier: part)
        info.extension = lists.map {
            ExtensionPlist(kind: .intentsInterfaceExtension, principalClass: "P.C", intentsSupported: $0)
        }
        func identity(_ bundle: BundleIdentifier) -> BundleIdentity {
            BundleIdentity(bundle: bundle, app: app, team: team, entitlements: Entitlements())
        }
        let installed = InstalledApp(
            info: InfoPlist(identifier: app), identity: identity(app), location: location, executable: location,
            container: location,
            extensions: lists == nil
                ? []
                : [
                    InstalledExtension(
                        info: info, identity: identity(part), location: location, executable: location,
                        container: location)
                ],
            intents: [], names: [:], warnings: [])
        return PanelSubject(
            number: 1, app: installed,
            interaction: InteractionPayload(
                intent: IntentPayload(className: "PizzeriaKit.OrderPizzaIntent", values: ["quantity": .integer(2)]),
                response: ResponsePayload(code: 4)),
            status: 3, words: words)
    }
}

extension PanelWords {
    static let order = PanelWords(
        app: "Pizzeria", title: "Order Pizza", text: "2 Margherita will be ready in 12 minutes.", hasTick: true)
}

extension ExtensionLimits {
    static var generous: ExtensionLimits {
        var limits = ExtensionLimits()
        limits.answer = .seconds(60)
        limits.panel = .seconds(60)
        limits.process.leave = .milliseconds(200)
        return limits
    }
}

extension PanelPicture.Source {
    /// What went wrong, where the system stands in.
    var complaint: String? {
        if case .instead(let text, _) = self { "\(text)" } else { nil }
    }
}

extension Bitmap {
    /// How many pixels are of a color, almost.
    func count(red: UInt8, green: UInt8, blue: UInt8) -> Int {
        let wanted = [blue, green, red, 255]
        var count = 0
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
            let isNear = (0..<4).allSatisfy { abs(Int(bytes[pixel + $0]) - Int(wanted[$0])) < 3 }
            if isNear { count += 1 }
        }
        return count
    }
}
