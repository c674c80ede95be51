// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
package import CommandLineInterface
package import HomeAssistant
package import Phrases
package import Sentences
package import Signing

// Which errors of the system are mistakes of the command line, as Documentation/Commands.md has them: it names what is
// not there, or gives as a name what can be none.

extension InstallErrorCode: ExitCoded {
    package var exitCode: ExitCode {
        switch self {
        case .nothingToInstall, .noBundle, .notInstalled: .usage
        case .cannotSign(let code): code.exitCode
        case .badPackage, .forgotten, .buildFailed, .badPlist, .strayExtension, .clash, .badDefinition, .badBundle,
            .refused, .otherTeam, .otherKey, .identifierTaken, .nameTaken, .setAside, .disk:
            .failure
        }
    }
}

extension SigningErrorCode: ExitCoded {
    package var exitCode: ExitCode {
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

extension HomeErrorCode: ExitCoded {
    package var exitCode: ExitCode { self == .badInput ? .usage : .failure }
}

extension Fault: ExitCoded {
    package var exitCode: ExitCode { self == .input ? .usage : .failure }
}
