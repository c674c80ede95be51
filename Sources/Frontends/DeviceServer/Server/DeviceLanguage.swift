// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Which of the page's two languages a browser prefers.
enum DeviceLanguage {
    /// - Parameter header: What the browser sends as `Accept-Language`.
    /// - Returns: `en` or `zh-Hans`; English where it asks for neither.
    static func preferred(_ header: String?) -> String {
        var best = (tag: "en", weight: 0.0)
        for range in (header ?? "").split(separator: ",").prefix(32) {
            let parts = range.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
            guard let name = parts.first?.split(separator: "-").first, name == "en" || name == "zh" else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            if weight > best.weight { best = (name == "zh" ? "zh-Hans" : "en", weight) }
        }
        return best.tag
    }
}
