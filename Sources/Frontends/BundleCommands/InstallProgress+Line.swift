// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Apps
package import CommandLineInterface
import Sentences

extension InstallProgress {
    /// Shows it where work is watched: where it stays to be read, of what a compiler prints only a line now and then.
    package func show(on progress: ProgressLine) {
        switch self {
        case .describing: progress.begin(line)
        case .building: progress.update(line)
        default: progress.show(line)
        }
    }

    private var line: Sentence {
        switch self {
        case .describing(let package): "reading \(package) …"
        case .building(let line): "\(line)"
        case .bundling(let name): "bundling \(name) …"
        case .madeTeam(let team): "made the team \(team.name)"
        case .signing(let name): "signing \(name) …"
        case .checking(let name): "checking \(name) …"
        case .notice(let sentence): sentence
        case .installed(let identifier): "installed \(identifier)"
        }
    }
}
