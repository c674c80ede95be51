// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An error of the compiler about a line of Swift.
struct BuildMistake: Hashable {
    /// The file's path.
    let path: String
    let line: Int
    let message: String

    /// The errors among what a build prints, each once.
    static func all(in lines: [String]) -> [BuildMistake] {
        var seen: Set<BuildMistake> = []
        return lines.compactMap(BuildMistake.init).filter { seen.insert($0).inserted }
    }

    /// Nil for a line that is no error, or names no file.
    private init?(_ line: String) {
        guard let match = line.wholeMatch(of: /(\/.*?\.swift):(\d+):(?:\d+:)? error: (.*)/),
            let number = Int(match.output.2)
        else { return nil }
        path = URL(filePath: String(match.output.1)).resolvingSymlinksInPath().path
        self.line = number
        message = String(match.output.3)
    }

    /// The file that a crashed compiler was at, as the last lines of its report say.
    static func crash(in lines: [String], among sources: [String]) -> String? {
        guard lines.contains(where: { $0.contains("PLEASE submit a bug report") || $0.contains("Stack dump") }) else {
            return nil
        }
        let mentions = lines.reversed().filter { $0.contains("While ") || $0.contains("-primary-file") }
        return mentions.lazy.compactMap { mention in
            sources.first { source in
                let name = ((source as NSString).lastPathComponent as NSString).deletingPathExtension
                return mention.contains("/\(name).swift") || mention.contains("/\(name).rewritten.swift")
            }
        }.first
    }

    /// The name that the compiler does not find.
    var missingName: String? {
        let patterns = [
            #/cannot find (?:type |operator )?'([^']+)' in scope/#, #/no such module '([^']+)'/#,
            #/unknown attribute '([^']+)'/#, #/no macro named '([^']+)'/#,
        ]
        return patterns.lazy.compactMap { message.firstMatch(of: $0).map { String($0.output.1) } }.first
    }

    /// The name that is declared twice.
    var repeatedName: String? {
        let patterns = [#/invalid redeclaration of '([^'(]+)/#, #/'([^']+)' is ambiguous for type lookup/#]
        return patterns.lazy.compactMap { message.firstMatch(of: $0).map { String($0.output.1) } }.first
    }
}
