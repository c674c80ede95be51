// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension Bundle {
    /// The language that the bundle speaks to the person: the first of its localizations that they read, else that of
    /// its development region.
    package var spokenLanguage: String {
        localizationOrder(for: PersonLanguage.current).first { $0 != LocalizationOrder.base }
            ?? developmentRegion ?? "en"
    }

    /// What `Info.plist` says; Foundation's `developmentLocalization` ends the process where it says nothing.
    var developmentRegion: String? { object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String }

    /// Its `.lproj` folders that a person is shown, the best first.
    func localizationOrder(for language: String?) -> [String] {
        let folder = resourceURL ?? bundleURL
        // A bundle without resources, as that of a test, has no localizations either.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return LocalizationOrder.folders(
            for: language, among: names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) },
            developmentRegion: developmentRegion)
    }
}
