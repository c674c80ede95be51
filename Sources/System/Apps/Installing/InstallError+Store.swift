// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Store

extension InstallError {
    /// Why the store does not take an app.
    init(_ error: StoreError, app: String) {
        let kind: Kind =
            switch error.kind {
            case .otherTeam: .otherTeam
            case .otherKey: .otherKey
            case .identifierTaken: .identifierTaken
            default: .disk
            }
        self.init(kind, kind == .disk ? error.path : app, reason: error.reason, mend: error.mend)
    }
}
