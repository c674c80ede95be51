// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Apps
package import Drawing
import Foundation
import HomeScreen

/// The icons of the installed apps, drawn once for each installation.
package actor IconShelf {
    /// An icon, and what tells it from the app's icon of another installation.
    package struct Entry: Sendable {
        let version: String
        let png: Data
        /// For the heads of panels.
        package let bitmap: Bitmap
    }

    private struct Drawn {
        /// When the app's property list was written.
        let date: Date
        let entry: Entry?
    }

    private let artist = IconArtist()
    /// Called with one sentence about an icon that can't be used, once for each installation.
    private let report: @Sendable (_ app: String, _ text: String) -> Void
    private var drawn: [BundleIdentifier: Drawn] = [:]

    /// - Parameter report: Called with one sentence about an icon that can't be used, once for each installation.
    package init(report: @escaping @Sendable (_ app: String, _ text: String) -> Void) {
        self.report = report
    }

    /// The icon of an app; nil if its first letter stands for it.
    package func icon(of app: InstalledApp) async -> Entry? {
        let date = Self.installation(of: app)
        if let drawn = drawn[app.id], drawn.date == date { return drawn.entry }
        let entry = await draw(app, date)
        drawn[app.id] = Drawn(date: date, entry: entry)
        return entry
    }

    private func draw(_ app: InstalledApp, _ date: Date) async -> Entry? {
        do {
            switch try await artist.draw(app: app.info.iconFiles, in: app.location) {
            case .own(let png):
                return Entry(
                    version: Self.version(of: date), png: png,
                    bitmap: try Bitmap(png: png))
            case .none: return nil
            case .flawed(let sentence): report(app.id.text, sentence)
            }
        } catch {
            report(app.id.text, "\(error)")
        }
        return nil
    }

    /// A file's date comes with the bundle, and may be any.
    private static func version(of date: Date) -> String {
        String(UInt64(exactly: (date.timeIntervalSince1970 * 1000).rounded()) ?? 0, radix: 36)
    }

    private static func installation(of app: InstalledApp) -> Date {
        // A file that is gone meanwhile has no date, and its app no icon.
        let file = app.location.appending(path: "Info.plist")
        let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
        return values?.contentModificationDate ?? .distantPast
    }
}
