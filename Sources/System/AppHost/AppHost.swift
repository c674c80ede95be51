// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionHost
import Foundation
package import Processes
package import Sandbox

/// Starts an app's own program and stays with it until it ends.
package struct AppHost: Sendable {
    /// Takes the lines the program prints, on a thread of its own.
    package typealias Show = @Sendable (_ line: String, _ channel: OutputChannel) -> Void

    private let limits: ExtensionLimits
    private let sandbox: Sandbox?
    private let services: any SystemServices

    /// - Parameters:
    ///   - sandbox: Closes the program in; nil starts it with all the rights of this one.
    ///   - services: Answers the program's calls.
    package init(limits: ExtensionLimits = .standard, sandbox: Sandbox?, services: any SystemServices) {
        self.limits = limits
        self.sandbox = sandbox
        self.services = services
    }

    /// Runs the program to its end. It is killed when the task is cancelled.
    ///
    /// - Throws: ``AppHostError`` when it can't be started.
    package func run(
        _ launch: BundleLaunch, arguments: [String] = [], show: @escaping Show
    ) async throws(AppHostError) -> Termination {
        let child = ChildLaunch(
            executable: launch.executable.path(percentEncoded: false), arguments: arguments,
            environment: launch.environment, directory: launch.workingDirectory.path(percentEncoded: false),
            limits: limits.resources, hasConnection: true)
        let confined: ChildLaunch
        do throws(SandboxError) {
            confined = try sandbox?.confine(child, by: launch.policy) ?? child
        } catch {
            throw AppHostError(app: launch.identifier, reason: "\(error)")
        }
        let process = AppProcess(calls: ProcessCalls(of: launch, services: services, limits: limits), show: show)
        return try await withTaskCancellationHandler {
            await withCheckedContinuation { process.start(confined, telling: $0) }
        } onCancel: {
            process.kill()
        }.mapError { AppHostError(app: launch.identifier, reason: "\($0)") }.get()
    }
}
