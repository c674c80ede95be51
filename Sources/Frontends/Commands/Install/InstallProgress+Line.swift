// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps

extension InstallProgress {
    /// For the one line on a terminal that changes as work goes on.
    var line: String {
        switch self {
        case .describing(let package): "reading \(package) …"
        case .building(let line): line
        case .bundling(let name): "bundling \(name) …"
        case .madeTeam(let team): "made the team \(team.name)"
        case .signing(let name): "signing \(name) …"
        case .checking(let name): "checking \(name) …"
        case .installed(let identifier): "installed \(identifier)"
        }
    }
}
