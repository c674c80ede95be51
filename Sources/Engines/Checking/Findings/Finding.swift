// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// One mistake in a project: where it is, what is wrong, what to write instead.
package struct Finding: Hashable, Sendable {
    /// How bad a finding is.
    package enum Severity: String, Hashable, Sendable, CaseIterable {
        /// It does not work, or the app is refused.
        case error
        /// It works otherwise than it was meant.
        case warning
    }

    /// The identifier of the rule that found it.
    package var rule: String
    package var severity: Severity
    package var place: Place
    /// What is wrong here, lower case, without a full stop.
    package var message: Sentence
    /// What to write instead, lower case.
    package var remedy: Sentence

    package init(rule: String, severity: Severity, place: Place, message: Sentence, remedy: Sentence) {
        self.rule = rule
        self.severity = severity
        self.place = place
        self.message = message
        self.remedy = remedy
    }
}

extension Finding: Comparable {
    /// In the order a person reads a project: by place, then by rule.
    package static func < (left: Finding, right: Finding) -> Bool {
        if left.place != right.place { return left.place < right.place }
        return (left.rule, "\(left.message)") < (right.rule, "\(right.message)")
    }
}

extension Finding: PersonReadable {
    /// `Info.plist:12:3: error: message; remedy [rule]`.
    package var sentence: Sentence {
        switch severity {
        case .error: "\(place): error: \(message); \(remedy) [\(rule)]"
        case .warning: "\(place): warning: \(message); \(remedy) [\(rule)]"
        }
    }

    /// Without the word “warning”, for a caller that says it first.
    package var unlabelled: Sentence {
        severity == .warning ? "\(place): \(message); \(remedy) [\(rule)]" : sentence
    }
}

/// Where in a project something stands.
package struct Place: Hashable, Sendable {
    /// As the person would write it: under the path that was given.
    package var path: String
    /// From 1; nil for the file as a whole.
    package var line: Int?
    /// From 1, in characters.
    package var column: Int?

    package init(path: String, line: Int? = nil, column: Int? = nil) {
        self.path = path
        self.line = line
        self.column = column
    }
}

extension Place: Comparable {
    /// By path, then from top to bottom; the file as a whole first.
    package static func < (left: Place, right: Place) -> Bool {
        (left.path, left.line ?? 0, left.column ?? 0) < (right.path, right.line ?? 0, right.column ?? 0)
    }
}

extension Place: CustomStringConvertible {
    /// `Sources/App/Info.plist:12:3`, the form compilers and editors share.
    package var description: String {
        path + (line.map { ":\($0)" } ?? "") + (line == nil ? "" : column.map { ":\($0)" } ?? "")
    }
}
