// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
package import CommandLineInterface
package import Focuses
package import HomeAssistant
package import PersonalPhrases
package import Phrases
package import Signing

// Which errors of the system are mistakes of the command line, as Documentation/Commands.md has them: it names what is
// not there, or gives as a name what can be none.

extension InstallError: ExitCoded {
    package var exitCode: ExitCode {
        switch kind {
        case .nothingToInstall, .noBundle, .notInstalled: .usage
        case .cannotSign(let kind): kind.exitCode
        default: .failure
        }
    }
}

extension SigningError: ExitCoded {
    package var exitCode: ExitCode { kind.exitCode }
}

extension SigningError.Kind {
    fileprivate var exitCode: ExitCode {
        switch self {
        case .noTeam, .ambiguousTeam, .badTeamName, .badEntitlements: .usage
        case .unusableKeys: .failure
        }
    }
}

extension PhraseError: ExitCoded {
    package var exitCode: ExitCode {
        if case .taken = reason { .failure } else { .usage }
    }
}

extension FocusError: ExitCoded {
    package var exitCode: ExitCode { kind == .badName ? .usage : .failure }
}

extension HomeError: ExitCoded {
    package var exitCode: ExitCode { kind == .badInput ? .usage : .failure }
}

extension PersonalPhraseError: ExitCoded {
    package var exitCode: ExitCode { kind == .absent ? .usage : .failure }
}
