// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppHost
package import Processes
package import Wire

/// The running apps, and what they show.
extension RunningSystem {
    /// The apps that run, by identifier.
    package var runningApps: [RunningApp] {
        get async { await startedAppHost?.running ?? [] }
    }

    /// The identifier of the app in front; nil if no app is in front.
    package var frontApp: String? {
        get async { await startedAppHost?.inFront }
    }

    /// Makes everything ready for starting apps, so that a machine without a sandbox is reported now.
    ///
    /// - Throws: `Problem` if a required sandbox is unavailable.
    package func prepareForApps() throws { _ = try appHost() }

    /// Ends an app, as it should be ended; returns when its process is gone.
    ///
    /// - Returns: Whether it was running.
    @discardableResult package func close(_ app: String) async -> Bool { await startedAppHost?.stop(app) ?? false }

    /// Waits for the end of an app's process.
    ///
    /// - Returns: How the last one ended; nil if none was started.
    package func end(of app: String) async -> Termination? { await startedAppHost?.end(of: app) }

    /// The display that apps draw for; nil while nobody has set one.
    package var display: ScreenDisplay? { startedAppHost?.display }

    /// Has apps draw for a display from now on.
    ///
    /// - Throws: `Problem` if a required sandbox is unavailable.
    package func show(on display: ScreenDisplay) throws { try appHost().show(on: display) }

    /// What an app shows; nil if it does not run, or shows nothing in time.
    ///
    /// - Parameters:
    ///   - display: Nil for that of ``show(on:)``, or a phone's.
    ///   - isNow: Whether an app in front has to draw everything again.
    package func screen(
        of app: String, on display: ScreenDisplay? = nil, isNow: Bool = false
    ) async -> ShownLayers? {
        await startedAppHost?.screen(of: app, on: display, isNow: isNow)
    }

    /// Tells the app in front what fingers do on its screen, in this order.
    package func touch(_ fingers: [TouchPayload], in app: String) async {
        for finger in fingers { await startedAppHost?.touch(finger, in: app) }
    }

    /// Tells the app in front how far a person has scrolled, in this order.
    package func scroll(_ scrolls: [ScrollPayload], in app: String) async {
        for scroll in scrolls { await startedAppHost?.scroll(scroll, in: app) }
    }

    /// Tells the app in front what is typed into its fields, in this order.
    package func type(_ entries: [TypingPayload], in app: String) async {
        for entry in entries { await startedAppHost?.type(entry, in: app) }
    }
}
