// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import ExtensionHost
import Sentences
import Wire

/// No extension is asked anything here.
struct Silent: ExtensionTransport {
    func send(_ request: ExtensionRequest, to launch: BundleLaunch) async throws(ExtensionFailure)
        -> ExtensionAnswer
    {
        throw ExtensionFailure(.stopped, identifier: launch.identifier, text: "nothing runs here")
    }
}
