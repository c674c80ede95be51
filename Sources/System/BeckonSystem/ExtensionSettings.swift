// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionHost
package import Sentences

/// The settings for starting extensions.
package struct ExtensionSettings: Sendable {
    package var limits: ExtensionLimits = .standard
    /// Answers the processes' calls.
    package var services: any SystemServices
    package var isSandboxed = true
    /// Called with each exchange, on any thread; it should be quick.
    package var exchanged: @Sendable (ExtensionTrace.Exchange) -> Void = { _ in }
    /// Called with one sentence that a person should read, on any thread.
    package var warn: @Sendable (Sentence) -> Void

    /// The warning at every start without a sandbox.
    package static func danger(of identifier: String) -> Sentence {
        "\(identifier) runs without a sandbox: it can read, change and send anything that you can"
    }

    /// Creates a host for extension processes.
    ///
    /// - Parameter path: The folders in which to look for bubblewrap, separated by `:`.
    /// - Throws: `Problem` if a required sandbox is unavailable.
    package func host(path: String?) throws -> ExtensionHost {
        let sandbox = isSandboxed ? try Sandbox(path: path) : nil
        return ExtensionHost(limits: limits, sandbox: sandbox, services: services) {
            [isSandboxed, exchanged, warn] event in
            switch event {
            case .started(let identifier, _) where !isSandboxed: warn(Self.danger(of: identifier))
            case .exchange(let exchange): exchanged(exchange)
            default: break
            }
        }
    }
}
