// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import PeerConnection
import Wire

/// An app that finds in its URL what it is to do; without a plan it behaves.
struct FuzzingApp {
    private var line = HostileLine<MessageFromApp, MessageToApp>()
    /// What the app is to say with what it shows next.
    private var planOfScreen: Plan?

    mutating func run() throws {
        try line.send(.hello(version: WireVersion.current, hasScreen: true))
        while let message = try line.next() {
            switch message {
            case .event(let id, let event): try live(through: event, id)
            case .request(let id, _): try line.send(.reply(id: id, .refusal(ExtensionRefusal(.noHandler, "none"))))
            case .screen(let id, let request) where !request.onceChanged || planOfScreen != nil:
                try show(request.display, id)
            default: break
            }
        }
    }

    private mutating func live(through event: AppEvent, _ id: Int) throws {
        if let delivery = event.delivery {
            // An item over which it was ended comes again, and those after it wait: once is enough.
            let plan = Self.plan(in: delivery.item).flatMap { line.isFirst($0) ? $0 : nil }
            if let plan, plan.kind.isCall { _ = try line.call(plan) }
            if let plan, plan.kind == .fields { planOfScreen = plan }
            if let plan, [.delivered, .busy, .fault, .hello].contains(plan.kind) { try line.send(plan, id: id) }
            try line.send(.delivered(id: delivery.id, handled: true))
            if let plan, plan.kind == .done { try line.send(plan, id: id) }
        }
        switch event {
        case .launch, .foreground: try line.send(.done(id: id, .active))
        case .resignActive: try line.send(.done(id: id, .inactive))
        case .launchInBackground, .background, .memoryWarning: try line.send(.done(id: id, .background))
        case .terminate:
            try line.send(.done(id: id, .background))
            exit(0)
        }
    }

    /// Shows one black layer, with the fields that the plan has.
    private mutating func show(_ display: ScreenDisplay, _ id: Int) throws {
        if let plan = planOfScreen {
            planOfScreen = nil
            try line.send(plan, id: id)
        }
        let (width, height) = (display.size.width, display.size.height)
        let change =
            ##"{"roots":[1],"layers":[{"number":1,"bounds":[[0,0],[\##(width),\##(height)]],"background":"#000000ff"}]}"##
        try line.send(.layers(id: id, ScreenLayers(change: Data(change.utf8), images: [])))
    }

    /// `hostile://plan.1.2`
    private static func plan(in item: LaunchItem) -> Plan? {
        guard case .url(let url, _) = item else { return nil }
        return Plan(url.absoluteString.split(separator: "/").last.map(String.init) ?? "")
    }
}
