// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences
import ShortcutRunner
package import Shortcuts

/// Opens apps and addresses: those of apps here in these apps, all else by the desktop.
package struct OpeningPerformer: EffectPerformer {
    /// Opens an address in the app that takes it.
    ///
    /// - Returns: False if no app takes it.
    package typealias OpeningURL = @Sendable (URL) async throws(ShortcutFailure) -> Bool
    /// Opens an app by its name or identifier.
    package typealias OpeningApp = @Sendable (String) async throws(ShortcutFailure) -> Void

    /// The schemes that a desktop has programs for, and that do nothing but show something.
    private static let desktopSchemes: Set = ["http", "https", "mailto", "tel", "sms", "geo"]
    private static let most = 50

    private let tools: MachineTools
    private let openURL: OpeningURL
    private let openApp: OpeningApp

    package init(
        _ tools: MachineTools, openURL: @escaping OpeningURL, openApp: @escaping OpeningApp
    ) {
        self.tools = tools
        self.openURL = openURL
        self.openApp = openApp
    }

    package func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        switch effect {
        case .openURLs(let addresses): try await open(addresses)
        case .callBack(let request): try await open([request.url])
        case .openApp(let name): try await openApp(name)
        default: return nil
        }
        return .content(.nothing)
    }

    private func open(_ addresses: [String]) async throws(ShortcutFailure) {
        guard addresses.count <= Self.most else {
            throw ShortcutFailure(
                "cannot open \(addresses.count) addresses at once", remedy: "open \(Self.most) at most",
                kind: .tooMuch)
        }
        var urls: [URL] = []
        for address in addresses {
            guard let url = URL(string: address), url.scheme != nil else {
                throw ShortcutFailure(
                    "‘\(address.prefix(200))’ is not an address", remedy: "pass one, such as https://…")
            }
            urls.append(url)
        }
        for url in urls { try await open(url) }
    }

    private func open(_ url: URL) async throws(ShortcutFailure) {
        if try await openURL(url) { return }
        let scheme = url.scheme?.lowercased() ?? ""
        guard Self.desktopSchemes.contains(scheme) else {
            throw ShortcutFailure(
                "no installed app opens addresses that begin with ‘\(scheme):’", remedy: "install one")
        }
        // An address begins with its scheme, so it is never taken for an option.
        try await tools.run(.opening) { _ in
            var command = ToolCommand(url.absoluteString)
            command.leavesBehind = true
            command.timeout = .seconds(10)
            return command
        }
    }
}
