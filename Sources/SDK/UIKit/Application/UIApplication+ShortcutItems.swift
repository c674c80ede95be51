// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import SystemLink
import Wire

extension UIApplication {
    /// The app's dynamic quick actions, shown below those of its Info.plist.
    ///
    /// The items are copies: changing one changes nothing until the list is
    /// assigned. When the assignment returns, the system has them, and keeps
    /// them when the app has ended. An item that the system cannot store is reported on standard
    /// error, and the list stays as it was.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get {
            if knownShortcutItems == nil { knownShortcutItems = ask(.get) }
            return (knownShortcutItems ?? []).map(Self.copy)
        }
        set {
            do throws(ActivityMisfit) {
                var payloads: [QuickActionPayload] = []
                for item in newValue ?? [] { payloads.append(try item.payload()) }
                guard let kept = ask(.set(payloads)) else { return }
                knownShortcutItems = kept
            } catch {
                StandardError.write("shortcutItems stays as it was: \(error)", from: "UIKit")
            }
        }
    }

    private static func copy(_ item: UIApplicationShortcutItem) -> UIApplicationShortcutItem {
        item.copy() as? UIApplicationShortcutItem ?? item
    }

    /// The items after the call; nil when there is no answer, or the call is refused. Without a system the list is only
    /// stored.
    private func ask(_ call: QuickActionsCall) -> [UIApplicationShortcutItem]? {
        guard let link else {
            guard case .set(let items) = call else { return [] }
            return items.map { UIApplicationShortcutItem($0) }
        }
        do throws(SystemCallFailure) {
            return try link.call(call).map { UIApplicationShortcutItem($0) }
        } catch {
            // What there is was perhaps not to be read either: it is asked for when it is read.
            StandardError.write("shortcutItems stays as it was: \(error)", from: "UIKit")
            return nil
        }
    }
}
