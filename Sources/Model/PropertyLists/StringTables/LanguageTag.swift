// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the languages that may stand in for another; contract: BCP 47, lookup (RFC 4647, section 3.4).
package enum LanguageTag {
    /// The tag itself, then ever less of it: `zh-Hans-CN`, `zh-Hans`, `zh`.
    ///
    /// Chinese without a script gets the script of its region, since the two
    /// are written differently: `zh-TW` leads to `zh-Hant`, all others to `zh-Hans`.
    package static func fallbacks(of tag: String) -> [String] {
        var subtags = subtags(of: tag)
        guard let code = subtags.first else { return [] }
        var tags = (1...subtags.count).reversed().map { subtags.prefix($0).joined(separator: "-") }
        if code.lowercased() == "zh", script(in: subtags) == nil {
            subtags.insert(chineseScript(in: subtags), at: 1)
            let scripted = (2...subtags.count).reversed().map { subtags.prefix($0).joined(separator: "-") }
            tags.insert(contentsOf: scripted, at: tags.count - 1)
        }
        // Older projects name the folders of the two scripts by a region.
        if tags.contains("zh-Hans"), !tags.contains("zh-CN") { tags.append("zh-CN") }
        if tags.contains("zh-Hant"), !tags.contains("zh-TW") { tags.append("zh-TW") }
        return tags
    }

    /// The language that stands in for another one: the same, or the same in another region or script; nil if none is.
    ///
    /// Chinese in the other script is read more easily than English.
    package static func nearest(to tag: String, among languages: [String]) -> String? {
        if languages.contains(tag) { return tag }
        let wanted = fallbacks(of: tag).map { $0.lowercased() }
        for tag in wanted {
            if let found = languages.first(where: { $0.lowercased() == tag }) { return found }
        }
        guard let code = wanted.last(where: { !$0.contains("-") }) else { return nil }
        return languages.first { $0.lowercased().hasPrefix(code + "-") }
    }

    /// The language as it is written, wherever that is: `zh-hans` for `zh-CN`, `en` for `en-GB`.
    package static func written(_ tag: String) -> String {
        let subtags = subtags(of: tag)
        guard let code = subtags.first?.lowercased() else { return "" }
        let script = script(in: subtags) ?? (code == "zh" ? chineseScript(in: subtags) : nil)
        return script.map { "\(code)-\($0.lowercased())" } ?? code
    }

    private static func script(in subtags: [Substring]) -> Substring? {
        subtags.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    }

    private static func chineseScript(in subtags: [Substring]) -> Substring {
        subtags.contains { ["TW", "HK", "MO"].contains($0.uppercased()) } ? "Hant" : "Hans"
    }

    /// The parts of a tag, also of one written with underscores or with an encoding (`zh_CN.UTF-8`).
    static func subtags(of tag: String) -> [Substring] {
        tag.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }
    }
}
