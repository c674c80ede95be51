// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import Conversation
import Foundation
import Sentences
import ShortcutRunner
import Shortcuts

/// Takes a picture of the device's own screen, where it shows an app.
struct DeviceScreenPerformer: EffectPerformer {
    let system: RunningSystem

    /// Whether the device shows an app.
    var hasScreen: Bool {
        get async {
            await system.startedAppHost?.running.contains { [.active, .inactive].contains($0.state) } ?? false
        }
    }

    func perform(_ effect: Effect) async -> EffectResult? {
        guard case .takeScreenshot = effect, let host = system.startedAppHost else { return nil }
        for app in await host.running where [.active, .inactive].contains(app.state) {
            guard let shown = await host.screen(of: app.identifier), !shown.isEmpty else { continue }
            let moment = system.surroundings.now().date.formatted(.iso8601.timeSeparator(.omitted))
            do {
                let png = try await shown.quickPNG()
                return .content(
                    Content(.file(ContentFile(name: "Screenshot \(moment).png", type: "public.png", data: png))))
            } catch {
                return .failed(
                    ShortcutFailure(
                        "the screen can’t be drawn: \(error)", remedy: "close what needs memory, and try again"))
            }
        }
        return nil
    }
}
