// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Processes
import Sentences
import Shortcuts

extension ShortcutFailure {
    /// Why a run's process ended or was ended.
    ///
    /// - Parameter reason: As it goes on after "the run".
    static func ended(reason: Sentence) -> ShortcutFailure {
        ShortcutFailure("the run \(reason)", remedy: "run it again with less input", kind: .tooMuch)
    }

    /// Why a run's process did not start, in words for a person, who knows nothing of the program.
    init(_ error: LaunchError, of program: String) {
        let name = program.split(separator: "/").last.map(String.init) ?? program
        switch error {
        case .notFound:
            self.init("Beckon is incomplete: \(name) is missing", remedy: "run 'make build'", kind: .missing)
        case .notExecutable, .notProgram:
            self.init("Beckon is incomplete: \(name) cannot be run", remedy: "run 'make build'", kind: .missing)
        case .noDirectory, .noResources, .unrepresentable, .noGroup, .noSandbox:
            self.init("the run could not be started: \(error.reason)", remedy: error.remedy)
        }
    }
}
