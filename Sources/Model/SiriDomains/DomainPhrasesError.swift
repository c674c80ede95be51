// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why a line of a file of templates can't be read.
///
/// The files are part of the program, so anyone who reads this is about to change one.
package struct DomainPhrasesError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with the line.
    package enum Reason: Hashable, Sendable {
        /// Neither a rule nor a list, and no intent stands above it.
        case noIntent
        case twice(String)
        case constant(String)
        case tooLong
        case tooMany
    }

    /// A line of a file.
    package struct Place: Hashable, Sendable {
        package var path: String
        /// From 1.
        package var line: Int
    }

    package var reason: Reason
    package var place: Place

    init(_ reason: Reason, at place: Place) {
        self.reason = reason
        self.place = place
    }

    package var description: String {
        let problem =
            switch reason {
            case .noIntent: "no intent stands above the line; write [Intent] before it, or a rule such as <name>: words"
            case .twice(let name): "‘\(name)’ is there twice; put the lines of both together"
            case .constant(let text): "‘\(text)’ is not a constant; write parameter=value, each parameter once"
            case .tooLong: "the line is too long; write several templates"
            case .tooMany: "the file has too many templates; remove some"
            }
        return "\(place.path):\(place.line): \(problem)"
    }
}
