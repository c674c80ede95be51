// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import ExtensionHost
import Wire

/// A parameter whose options are known to its app alone, until it is asked.
struct AppOptions: Sendable {
    var candidate: Candidate
    var key: OptionVocabulary.Key

    /// What the app says they are; nil if it does not answer with any.
    ///
    /// - Parameter search: A name that they are to match.
    func ask(over transport: any ExtensionTransport, search: String? = nil) async -> OptionsPayload? {
        guard let launch = BundleLaunch(handling: candidate, language: key.language) else { return nil }
        let request = ExtensionRequest.options(
            parameter: key.parameter, search: search, of: candidate.intent.payload())
        // An app that fails here says so when it is meant: nobody has asked it for anything yet.
        guard case .options(let options)? = try? await transport.send(request, to: launch).reply else { return nil }
        return options
    }
}
