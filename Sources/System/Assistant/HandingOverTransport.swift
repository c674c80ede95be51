// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import ExtensionHost
import IntentDefinition
import Wire

/// Hands an intent over to the app where its extension has answered that the app is to handle it; what the app answers
/// is the answer then.
struct HandingOverTransport: ExtensionTransport {
    let transport: any ExtensionTransport
    let candidate: Candidate
    /// A BCP 47 tag.
    let language: String
    /// Nil if apps are not started: the extension's answer is all there is.
    let handOver: AssistantEnvironment.HandOver?

    func send(
        _ request: ExtensionRequest, to launch: BundleLaunch
    ) async throws(ExtensionFailure) -> ExtensionAnswer {
        let answer = try await transport.send(request, to: launch)
        guard let handOver, case .handle(let intent) = request, case .response(let response) = answer.reply,
            candidate.intent.declaration.response?.meaning(ofCode: response.code) == .handleInApp
        else { return answer }
        var final = try await handOver(intent, BundleLaunch(candidate.app, language: language))
        final.faults = answer.faults + final.faults
        return final
    }
}
