// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What stands behind the colon of `$(NAME:operator)`, besides a default.
enum BuildSettingOperator {
    /// Everything but letters, digits, dots and hyphens becomes a hyphen.
    case domainName
    /// Everything but letters, digits and underscores becomes an underscore.
    case languageName
    case lowercase
    case uppercase

    init(_ text: Substring, of setting: String) throws(InfoPlistError) {
        switch text {
        case "rfc1034identifier": self = .domainName
        case "c99extidentifier", "identifier": self = .languageName
        case "lower": self = .lowercase
        case "upper": self = .uppercase
        default:
            throw InfoPlistError(
                reason: "the operator ‘\(text.prefix(40))’ of $(\(setting)) is not known",
                mend: "use default=, rfc1034identifier, c99extidentifier, lower or upper")
        }
    }

    /// Nil stays nil.
    func apply(to value: String?) -> String? {
        switch self {
        case .domainName: value.map { Self.replace($0, with: "-", keeping: "-.") }
        case .languageName: value.map { Self.replace($0, with: "_", keeping: "_") }
        case .lowercase: value?.lowercased()
        case .uppercase: value?.uppercased()
        }
    }

    private static func replace(_ text: String, with mark: Character, keeping others: String) -> String {
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0) ? $0 : mark })
    }
}
