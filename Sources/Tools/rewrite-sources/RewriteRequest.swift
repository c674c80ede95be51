// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the command line asks for: a source to read and a file to write.
struct RewriteRequest {
    private let source: URL
    private let output: URL

    /// - Throws: A ``RewriteProblem`` if the arguments are not a source and an output.
    init(arguments: [String]) throws {
        let places = arguments.indices.filter { arguments[$0] == "--output" }
        guard arguments.count == 3, let place = places.first, places.count == 1, place < 2 else {
            throw RewriteProblem("the arguments are not SOURCE --output FILE; name one of each")
        }
        source = URL(filePath: arguments[place == 0 ? 2 : 0]).resolvingSymlinksInPath()
        output = URL(filePath: arguments[place + 1])
    }

    /// Rewrites the source.
    ///
    /// Leaves the output as it is if it would hold the same, so that the compiler does not compile it again.
    ///
    /// - Throws: A ``RewriteProblem`` if the source cannot be read or the output cannot be written.
    func run() throws {
        let bytes = try RewriteProblem.wrapping("\(source.path) cannot be read", "check that it is a readable file") {
            try Data(contentsOf: source)
        }
        let text = Data(RewrittenSource(Array(bytes), path: source.path).bytes)
        // An output that can't be read is written.
        guard (try? Data(contentsOf: output)) != text else { return }
        try RewriteProblem.wrapping("\(output.path) cannot be written", "check that its folder exists") {
            try text.write(to: output, options: .atomic)
        }
    }
}
