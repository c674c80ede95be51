// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Puts the parts of a name into their order.
struct PersonNameWriter {
    /// The language's code, `zh`.
    var language: String

    func text(of name: PersonNameComponents, _ style: PersonNameComponentsFormatter.Style) -> String {
        let parts = Parts(name)
        let script = NameScript(of: parts.given + parts.middle + parts.family)
        switch style {
        case .default, .medium: return medium(parts, script)
        case .short: return short(parts, script)
        case .long: return long(parts, script)
        case .abbreviated: return abbreviated(parts, script)
        }
    }

    /// The parts of a name, none nil, without spaces around them.
    private struct Parts {
        var prefix, given, middle, family, suffix, nickname: String

        init(_ name: PersonNameComponents) {
            func trimmed(_ text: String?) -> String { text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "" }
            prefix = trimmed(name.namePrefix)
            given = trimmed(name.givenName)
            middle = trimmed(name.middleName)
            family = trimmed(name.familyName)
            suffix = trimmed(name.nameSuffix)
            nickname = trimmed(name.nickname)
        }
    }

    private func medium(_ parts: Parts, _ script: NameScript) -> String {
        let core = isFamilyFirst(script) ? [parts.family, parts.given] : [parts.given, parts.family]
        return joined(core, script)
    }

    private func long(_ parts: Parts, _ script: NameScript) -> String {
        let core =
            isFamilyFirst(script)
            ? [parts.family, parts.middle, parts.given] : [parts.given, parts.middle, parts.family]
        return joined([parts.prefix] + core + [parts.suffix], script)
    }

    private func short(_ parts: Parts, _ script: NameScript) -> String {
        if script == .chinese || script == .korean { return medium(parts, script) }
        return [parts.nickname, parts.given, parts.family].first { !$0.isEmpty } ?? ""
    }

    private func abbreviated(_ parts: Parts, _ script: NameScript) -> String {
        switch script {
        case .lettered, .mixed:
            let order =
                isFamilyFirst(script)
                ? [parts.family, parts.middle, parts.given] : [parts.given, parts.middle, parts.family]
            return order.map { $0.prefix(1) }.joined().uppercased(with: Locale(identifier: language))
        case .chinese:
            return (1...2).contains(parts.family.count) ? parts.family : medium(parts, script)
        case .korean:
            if parts.given.isEmpty { return parts.family }
            return parts.given.count <= 2 ? parts.given : String(parts.given.prefix(1))
        case .joined: return short(parts, script)
        case .syllabic: return String((parts.given.isEmpty ? parts.family : parts.given).prefix(1))
        }
    }

    private func isFamilyFirst(_ script: NameScript) -> Bool {
        switch script {
        case .chinese, .korean: true
        case .lettered, .mixed: language == "hu" || language == "vi"
        case .joined, .syllabic: false
        }
    }

    private func joined(_ parts: [String], _ script: NameScript) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: script == .chinese || script == .korean ? "" : " ")
    }
}
