// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How the intents of a domain are said in one language: templates, in the notation of the phrase engine.
///
/// ```
/// # Words that stand in a slot, and a template that others refer to.
/// {activity}: run|walk|swim
/// <now>: now|right away
///
/// [StartWorkout]
/// start a {activity:workoutName} <now>
/// start an outdoor {activity:workoutName} -> workoutLocationType=outdoor
/// ```
///
/// Behind the arrow stands what the sentence says without a word for it, by parameter, or by property of a parameter's
/// value: `mediaSearch.mediaType=song`.
package struct DomainPhrases: Hashable, Sendable {
    /// A way to say an intent.
    package struct Template: Hashable, Sendable {
        package var text: String
        /// By parameter, or by `parameter.property`.
        package var constants: [String: String]
        /// In the file, from 1.
        package var line: Int
    }

    /// Templates that others refer to, by name.
    package private(set) var rules: [String: String] = [:]
    /// Words that may stand in a slot, by the name of the list.
    package private(set) var lists: [String: String] = [:]
    /// By the intent's name, such as `SendMessage`.
    package private(set) var intents: [String: [Template]] = [:]

    /// As many templates as a file may have.
    private static let mostTemplates = 2000
    private static let longestLine = 2000

    /// A file without anything in it.
    package init() {}

    /// Reads a file.
    ///
    /// - Parameter path: What errors call it.
    /// - Throws: ``DomainPhrasesError`` for the first line that can't be read.
    package init(reading text: String, path: String) throws(DomainPhrasesError) {
        var intent: String?
        var count = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmed
            guard let mark = line.first, mark != "#" else { continue }
            let place = DomainPhrasesError.Place(path: path, line: index + 1)
            guard line.utf8.count <= Self.longestLine else { throw DomainPhrasesError(.tooLong, at: place) }
            if mark == "[", line.last == "]", Self.isName(line.dropFirst().dropLast()) {
                let name = String(line.dropFirst().dropLast())
                guard intents.updateValue([], forKey: name) == nil else {
                    throw DomainPhrasesError(.twice(name), at: place)
                }
                intent = name
            } else if let intent {
                count += 1
                guard count <= Self.mostTemplates else { throw DomainPhrasesError(.tooMany, at: place) }
                intents[intent, default: []].append(try Self.template(line, at: place))
            } else {
                try add(named: line, at: place)
            }
        }
    }

    /// A rule or a list, in front of the first intent.
    private mutating func add(named line: Substring, at place: DomainPhrasesError.Place) throws(DomainPhrasesError) {
        let closing: Character = line.first == "<" ? ">" : "}"
        guard line.first == "<" || line.first == "{", let end = line.firstIndex(of: closing) else {
            throw DomainPhrasesError(.noIntent, at: place)
        }
        let name = line[line.index(after: line.startIndex)..<end]
        let rest = line[line.index(after: end)...].trimmed
        guard Self.isName(name), rest.first == ":", !rest.dropFirst().trimmed.isEmpty else {
            throw DomainPhrasesError(.noIntent, at: place)
        }
        let words = String(rest.dropFirst().trimmed)
        let known =
            closing == ">"
            ? rules.updateValue(words, forKey: String(name)) : lists.updateValue(words, forKey: String(name))
        guard known == nil else { throw DomainPhrasesError(.twice(String(name)), at: place) }
    }

    private static func template(
        _ line: Substring, at place: DomainPhrasesError.Place
    ) throws(DomainPhrasesError) -> Template {
        guard let arrow = line.firstRange(of: " -> ") else {
            return Template(text: String(line), constants: [:], line: place.line)
        }
        var constants: [String: String] = [:]
        for constant in line[arrow.upperBound...].split(separator: ",", omittingEmptySubsequences: false) {
            let parts = constant.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmed)
            guard parts.count == 2, !parts[1].isEmpty, parts[0].split(separator: ".").allSatisfy(isName),
                constants.updateValue(String(parts[1]), forKey: String(parts[0])) == nil
            else { throw DomainPhrasesError(.constant(String(constant.trimmed)), at: place) }
        }
        return Template(text: String(line[..<arrow.lowerBound].trimmed), constants: constants, line: place.line)
    }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start.prefix(0) }
        return start[...last]
    }
}
