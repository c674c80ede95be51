// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// The variables that an `Info.plist` in a source tree may hold, as Xcode's build settings.
///
/// `$(NAME)`, `${NAME}`, `$(NAME:default=value)` and the operators
/// `rfc1034identifier`, `c99extidentifier`, `lower` and `upper` are expanded;
/// a value may itself hold variables.
package struct BuildSettings: Hashable, Sendable {
    package var values: [String: String]

    package init(_ values: [String: String] = [:]) {
        self.values = values
    }

    /// These settings with others that win over them.
    package func overridden(by others: [String: String]) -> BuildSettings {
        BuildSettings(values.merging(others) { $1 })
    }

    /// These settings with those that a person gives by `NAME`, or by `TARGET:NAME` for one target, winning over them.
    package func overridden(by given: [String: String], in target: String) -> BuildSettings {
        let own = given.filter { $0.key.hasPrefix("\(target):") }
            .map { (String($0.key.dropFirst(target.count + 1)), $0.value) }
        return overridden(by: given.filter { !$0.key.contains(":") }).overridden(by: Dictionary(own) { $1 })
    }

    /// The text with every variable replaced.
    ///
    /// - Throws: ``InfoPlistError`` for an unknown variable, an unclosed one, or one that
    ///   expands to itself.
    package func expand(_ text: String) throws(InfoPlistError) -> String {
        try expand(text, within: [])
    }

    /// The tree with every variable in its strings replaced; keys stay as they are.
    package func expand(_ tree: PropertyTree, at path: String = "") throws(InfoPlistError) -> PropertyTree {
        switch tree {
        case .string(let text):
            do {
                return .string(try expand(text))
            } catch {
                throw InfoPlistError(key: path, reason: error.reason, remedy: error.remedy)
            }
        case .array(let items):
            var expanded: [PropertyTree] = []
            for (index, item) in items.enumerated() { expanded.append(try expand(item, at: "\(path)[\(index)]")) }
            return .array(expanded)
        case .dictionary(let values):
            var expanded: [String: PropertyTree] = [:]
            // In the order of the keys, so that of several mistakes the same one is reported each time.
            for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                expanded[key] = try expand(value, at: path.isEmpty ? key : "\(path).\(key)")
            }
            return .dictionary(expanded)
        default:
            return tree
        }
    }

    private func expand(_ text: String, within open: [String]) throws(InfoPlistError) -> String {
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let after = rest[rest.index(after: dollar)...]
            guard let bracket = after.first, let closing = Self.closing[bracket] else {
                result += "$"
                rest = after
                continue
            }
            guard let end = Self.end(of: after, from: bracket, to: closing) else {
                throw InfoPlistError(
                    reason: "‘$\(after.prefix(40))’ has no closing ‘\(closing)’", remedy: "add the ‘\(closing)’")
            }
            result += try value(of: after[after.index(after: after.startIndex)..<end], within: open)
            rest = after[after.index(after: end)...]
        }
        return result + rest
    }

    private static let closing: [Character: Character] = ["(": ")", "{": "}"]

    /// The bracket that closes the first one, past those of a variable inside a default.
    private static func end(of text: Substring, from bracket: Character, to closing: Character) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == bracket { depth += 1 }
            if text[index] == closing { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private func value(of reference: Substring, within open: [String]) throws(InfoPlistError) -> String {
        var parts = reference.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.removeFirst())
        guard !open.contains(name) else {
            throw InfoPlistError(
                reason: "the setting \(name) expands to itself", remedy: "give \(name) a value without $(\(name))")
        }
        var value: String?
        if let raw = values[name] { value = try expand(raw, within: open + [name]) }
        while let operators = parts.popLast() {
            if let text = operators.dropPrefix("default=") {
                // The last operator: what follows may hold colons and variables.
                if value?.isEmpty ?? true { value = try expand(String(text), within: open + [name]) }
            } else {
                parts = operators.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                value = try BuildSettingOperator(parts.removeFirst(), of: name).apply(to: value)
            }
        }
        guard let value else {
            throw InfoPlistError(
                reason: "the build setting \(name) has no value",
                remedy: "write the value itself, or give it with --setting \(name)=VALUE")
        }
        return value
    }
}

extension Substring {
    fileprivate func dropPrefix(_ prefix: String) -> Substring? {
        hasPrefix(prefix) ? dropFirst(prefix.count) : nil
    }
}

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
                remedy: "use default=, rfc1034identifier, c99extidentifier, lower or upper")
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
