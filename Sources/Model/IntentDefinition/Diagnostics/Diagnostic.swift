// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
package import Sentences

/// Something wrong, or worth knowing, about a definition file.
package struct Diagnostic: Hashable, Sendable {
    /// How bad it is. Nothing is generated from a file with errors.
    package enum Severity: String, Sendable, Comparable {
        case warning, error

        package static func < (left: Self, right: Self) -> Bool { left == .warning && right == .error }
    }

    package var severity: Severity
    package var location: SourceLocation
    /// What is wrong, lower case, without a full stop.
    package var message: Sentence
    /// What to write instead, lower case.
    package var remedy: Sentence

    package init(_ severity: Severity, at location: SourceLocation, _ message: Sentence, remedy: Sentence) {
        self.severity = severity
        self.location = location
        self.message = message
        self.remedy = remedy
    }

    /// What keeps a file from being a property list is an error of the definition.
    init(_ problem: PropertyListProblem, path: String) {
        self.init(.error, at: SourceLocation(path: path, problem.location), problem.message, remedy: problem.remedy)
    }
}

extension Diagnostic: PersonReadable {
    /// `F.intentdefinition:112:9: error: message; remedy`, the form compilers and editors share.
    package var sentence: Sentence {
        switch severity {
        case .error: "\(place) error: \(message); \(remedy)"
        case .warning: "\(place) warning: \(message); \(remedy)"
        }
    }

    /// ``sentence`` without its severity, for where that stands before it already: `warning: F.swift:3: message; remedy`.
    package var unlabelled: Sentence { "\(place) \(message); \(remedy)" }

    /// `F.intentdefinition:112:9:`, or `F.intentdefinition: INIntents[0]:` where there are no lines.
    package var place: String {
        let line = location.line.map { ":\($0)" } ?? ""
        let column = location.column.map { ":\($0)" } ?? ""
        let place = location.line == nil && !location.keyPath.isEmpty ? " \(location.keyPath):" : ""
        return "\(location.path)\(line)\(column):\(place)"
    }
}
