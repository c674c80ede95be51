// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ShortcutRunner
package import Shortcuts

/// Performs the effects of a run that need nothing from outside its process, and has the system perform the others.
package struct ConfinedPerformer: EffectPerformer {
    private let system: any EffectPerformer
    private let processor = ContentProcessor()
    private let pages: PagePerformer

    package init(system: any EffectPerformer) {
        self.system = system
        pages = PagePerformer(web: system)
    }

    package func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        switch effect {
        case .images, .documents, .hash: await processor.perform(effect)
        case .fetch: try await pages.perform(effect)
        case .ask, .choose, .show, .readClipboard, .writeClipboard, .device, .wait, .waitForPerson, .openURLs,
            .callBack, .openApp, .files, .runScript, .speak, .playSound, .photos, .takeScreenshot, .share, .shareNearby,
            .send, .print, .runIntent, .runShortcut, .listShortcuts, .readShortcut:
            try await system.perform(effect)
        }
    }
}
