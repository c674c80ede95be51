// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents
import SystemLink
import UIKit
import Wire

/// Draws an extension's panels for the system, one after the other.
@MainActor final class HostedViewService {
    /// Panels of so many conversations at once are kept to be redrawn; the one unused for longest goes first.
    private static let panelLimit = 4

    private let link: SystemLink
    private let principal: Result<HostedPrincipal, ExtensionRefusal>
    private var panels: [(number: Int, panel: HostedPanel)] = []
    private var last: Task<Void, Never>?

    init(on link: SystemLink, principal: Result<HostedPrincipal, ExtensionRefusal>) {
        self.link = link
        self.principal = principal
    }

    /// Takes a request on any thread; the answer follows those to all that came before.
    nonisolated func take(_ request: ExtensionRequest, id: Int) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated { self.enqueue(request, id: id) }
        }
    }

    private func enqueue(_ request: ExtensionRequest, id: Int) {
        let before = last
        last = Task {
            await before?.value
            await answer(request, id: id)
        }
    }

    private func answer(_ request: ExtensionRequest, id: Int) async {
        let link = link
        let faults = FaultLog { link.send(MessageFromExtension.fault(id: id, text: $0)) }
        let (reply, pixels) = await FaultLog.$current.withValue(faults) { await self.reply(to: request) }
        // Foundation keeps standard defaults in memory until they are synchronized, and the system may
        // end the process at any time once it has the answer.
        UserDefaults.standard.synchronize()
        link.reply(reply, to: id)
        if let pixels { link.send(MessageFromExtension.pixels(id: id, pixels)) }
    }

    /// The result of a request.
    func reply(to request: ExtensionRequest) async -> (ExtensionReply, PanelPixels?) {
        guard case .draw(let request) = request else {
            return (.refusal(ExtensionRefusal(.malformedRequest, "an extension that draws handles no intents")), nil)
        }
        do throws(ExtensionRefusal) {
            let interaction = try interaction(of: request)
            let (reply, pixels) = await (try panel(request.panel)).draw(request, interaction)
            return (.panel(reply), pixels)
        } catch {
            return (.refusal(error), nil)
        }
    }

    private func interaction(of request: PanelRequest) throws(ExtensionRefusal) -> INInteraction {
        do throws(DeliveryMisfit) {
            let interaction = try INInteraction(request.interaction)
            interaction.intentHandlingStatus = INIntentHandlingStatus(rawValue: request.status) ?? .unspecified
            return interaction
        } catch {
            throw ExtensionRefusal(.unknownIntent, error.reason)
        }
    }

    private func panel(_ number: Int) throws(ExtensionRefusal) -> HostedPanel {
        if let index = panels.firstIndex(where: { $0.number == number }) {
            let known = panels.remove(at: index)
            panels.append(known)
            return known.panel
        }
        guard let controller = try principal.get().make() else {
            throw ExtensionRefusal(.noPrincipalClass, "the principal class could not be made; give it an init()")
        }
        let panel = HostedPanel(controller)
        panels.append((number, panel))
        if panels.count > Self.panelLimit { panels.removeFirst().panel.close() }
        return panel
    }
}

/// The class of view controllers that draw an extension's panels.
@MainActor struct HostedPrincipal {
    private let type: UIViewController.Type

    init(_ type: UIViewController.Type) { self.type = type }

    /// The class that the Info.plist beside an executable names, or why there is none.
    static func find(beside executable: URL?) -> Result<HostedPrincipal, ExtensionRefusal> {
        PrincipalClass.find(
            beside: executable, wanted: "UIViewController with INUIHostedViewControlling",
            remedy: "make it a UIViewController that conforms to INUIHostedViewControlling"
        ) { found in
            guard let type = found as? UIViewController.Type, found is any INUIHostedViewControlling.Type else {
                return nil
            }
            return HostedPrincipal(type)
        }
    }

    /// A new one, made with the `init()` of its class.
    func make() -> (any UIViewController & INUIHostedViewControlling)? {
        BlankObject.make(type) as? any UIViewController & INUIHostedViewControlling
    }
}
