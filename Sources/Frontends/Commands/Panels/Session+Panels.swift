// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import CommandLineInterface
import ExtensionHost
import Panels
import Wire

extension Session {
    /// Who draws panels; what is dangerous about the processes that help is said on the terminal.
    func panels(warning terminal: Terminal) throws -> Panels {
        let transport = try transport(warning: terminal)
        let language = language
        return Panels { request, part, app async throws(ExtensionFailure) in
            try await transport.send(.draw(request), to: BundleLaunch(part, of: app, language: language))
        }
    }
}
