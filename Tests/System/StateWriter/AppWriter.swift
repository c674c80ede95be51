// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Foundation
import Store

/// A person who installs and uninstalls an app.
struct AppWriter {
    let state: URL
    let app: BundleIdentifier
    let bundles: [URL]

    /// Installs one of the bundles or uninstalls it, until it is killed.
    ///
    /// Says `> WHAT` before each of that and `< WHAT` once it is done; `WHAT` is the bundle's number, or -1.
    func churn(seed: UInt64) async throws {
        let folder = StateFolder(root: state)
        let library = AppLibrary(folder, store: try await Store.open(folder))
        var isInstalled = try await library.location(of: app.text) != nil
        var random = DrawnNumbers(seed)
        while true {
            let drawn = random.next() % (bundles.count + 1)
            let number = isInstalled && drawn == bundles.count ? -1 : drawn % bundles.count
            say("> \(number)")
            do {
                if number < 0 {
                    _ = try await library.uninstall(app)
                } else {
                    _ = try await library.install(.init(path: bundles[number]))
                }
                isInstalled = number >= 0
                say("< \(number)")
            } catch {
                say("! \(error)")
            }
        }
    }
}
