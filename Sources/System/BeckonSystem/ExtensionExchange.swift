// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Assistant
package import ExtensionHost
import Processes
import Sentences
package import Wire

/// One exchange with an extension, for the developer view.
package struct ExtensionExchange: Sendable {
    /// The extension's bundle identifier.
    package var bundle: String
    /// The app's bundle identifier; nil if the extension's signature is not known.
    package var app: String?
    package var request: ExtensionRequest
    package var answer: Result<ExtensionAnswer, ExtensionFailure>
    package var duration: Duration

    /// The request, in a word or two.
    package var title: String {
        let name = request.intent.unqualifiedName
        return switch request {
        case .resolve(let parameter, _): "\(name): resolve \(parameter)"
        case .options(let parameter, _, _): "\(name): options of \(parameter)"
        case .defaultValue(let parameter, _): "\(name): default of \(parameter)"
        case .confirm: "\(name): confirm"
        case .handle: "\(name): handle"
        case .update: "\(name): update"
        case .stopUpdates: "\(name): stop updates"
        case .draw: "\(name): draw"
        case .resume: "\(name): go on"
        case .stop: "\(name): stop"
        }
    }
}

/// Sends requests to extensions, and reports each exchange to observers.
struct WatchedTransport: ExtensionTransport {
    let transport: any ExtensionTransport
    let exchanges: Broadcast<ExtensionExchange>

    func send(
        _ request: ExtensionRequest, to launch: BundleLaunch
    ) async throws(ExtensionFailure) -> ExtensionAnswer {
        guard exchanges.isHeard else { return try await transport.send(request, to: launch) }
        let start = ContinuousClock.now
        do throws(ExtensionFailure) {
            let answer = try await transport.send(request, to: launch)
            tell(request, launch, .success(answer), start)
            return answer
        } catch {
            tell(request, launch, .failure(error), start)
            throw error
        }
    }

    private func tell(
        _ request: ExtensionRequest, _ launch: BundleLaunch, _ answer: Result<ExtensionAnswer, ExtensionFailure>,
        _ start: ContinuousClock.Instant
    ) {
        exchanges.post(
            ExtensionExchange(
                bundle: launch.identifier, app: launch.identity?.app.text, request: request, answer: answer,
                duration: start.duration(to: .now)))
    }
}
