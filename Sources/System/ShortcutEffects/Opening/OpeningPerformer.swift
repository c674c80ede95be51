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
    /// - Returns: False where no app takes it.
    package typealias OpeningURL = @Sendable (URL) async throws(ShortcutFailure) -> Bool
    /// Opens an app by its name or identifier.
    package typealias OpeningApp = @Sendable (String) async throws(ShortcutFailure) -> Void

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

    package func perform(_ effect: Effect) async -> EffectResult? {
        do throws(ShortcutFailure) {
            switch effect {
            case .openURLs(let addresses):
                for address in addresses { try await open(address) }
                return .content(.nothing)
            case .callBack(let request):
                try await open(request.url)
                return .content(.nothing)
            case .openApp(let name):
                try await openApp(name)
                return .content(.nothing)
            default: return nil
            }
        } catch {
            return error.kind == .cancelled ? .cancelled : .failed(error)
        }
    }

    /// The schemes that a desktop has programs for.
    private static let desktopSchemes: Set = ["http", "https", "mailto", "tel", "sms", "geo"]

    private func open(_ address: String) async throws(ShortcutFailure) {
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased() else {
            throw ShortcutFailure("‘\(address.prefix(200))’ is no address", remedy: "give it one, such as https://…")
        }
        if try await openURL(url) { return }
        guard Self.desktopSchemes.contains(scheme) else {
            throw ShortcutFailure("no installed app takes addresses that begin with ‘\(scheme):’", remedy: "install one")
        }
        guard tools["DISPLAY"] != nil || tools["WAYLAND_DISPLAY"] != nil else {
            throw ShortcutFailure("there is no desktop to open ‘\(address.prefix(200))’ in", remedy: "run it where there is one")
        }
        try await tools.run([["xdg-open", url.absoluteString]], package: "xdg-utils")
    }
}
