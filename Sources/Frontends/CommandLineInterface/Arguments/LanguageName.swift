// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Sentences

/// A BCP 47 language tag as a person gives it.
package struct LanguageName: ArgumentValue, Hashable {
    /// With language, script and region in their usual case.
    package let tag: String

    package static let expectation: Sentence = "the tag of a language, such as en or zh-Hans"

    package init?(argument: String) {
        let parts = argument.replacing("_", with: "-").split(separator: "-", omittingEmptySubsequences: false)
        let isTag = parts.allSatisfy { part in
            (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        guard isTag, let first = parts.first, Locale.LanguageCode(first.lowercased()).isISOLanguage,
            argument.count <= 35
        else { return nil }
        tag = Self.withScript(Self.inUsualCase(parts))
    }

    /// The person's language as POSIX has it: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that
    /// is set; English for the locales C and POSIX.
    package init(variables: [String: String]) {
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        let locale = name?.prefix { $0 != "." && $0 != "@" } ?? "C"
        self = LanguageName(argument: String(locale)) ?? .english
    }

    /// What a command line is to be answered in, whether or not it can be read: what it says behind `--language`,
    /// else the person's language.
    ///
    /// - Parameter words: Without the program's name.
    package init(of words: [String], variables: [String: String]) {
        let options = words.prefix { $0 != "--" }
        let joined = options.last { $0.hasPrefix("--language=") }?.dropFirst("--language=".count)
        let name = joined.map(String.init) ?? Array(zip(options, options.dropFirst())).last { $0.0 == "--language" }?.1
        self = name.flatMap(Self.init(argument:)) ?? LanguageName(variables: variables)
    }

    private init(tag: String) {
        self.tag = tag
    }

    private static let english = LanguageName(tag: "en")

    /// Language small, script with a capital, region in capitals, the rest small: a tag means
    /// the same in any case, but a comparison of texts doesn't know that.
    private static func inUsualCase(_ parts: [Substring]) -> [String] {
        let extensions = parts.firstIndex { $0.count == 1 } ?? parts.endIndex
        return parts.enumerated().map { place, part in
            switch part.count {
            case 2 where place > 0 && place < extensions: part.uppercased()
            case 4 where place > 0 && place < extensions: part.prefix(1).uppercased() + part.dropFirst().lowercased()
            default: part.lowercased()
            }
        }
    }

    /// Chinese by region becomes Chinese by script, as `.lproj` folders name it.
    private static func withScript(_ parts: [String]) -> String {
        guard parts[0] == "zh", !parts.contains(where: { $0.count == 4 }) else {
            return parts.joined(separator: "-")
        }
        let isTraditional = parts.contains { ["TW", "HK", "MO"].contains($0) }
        return isTraditional ? "zh-Hant" : "zh-Hans"
    }
}
