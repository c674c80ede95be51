// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
package import Assistant
package import BeckonSystem
import BundleCommands
package import Conversation
package import DeviceServer
package import Foundation

/// What the commands take from the world; a test puts its own in place.
package struct Surroundings: Sendable {
    /// The environment variables.
    package var variables: [String: String]
    package var workingDirectory: URL
    package var calendar: Calendar
    package var now: @Sendable () -> Moment
    package var builder: any PackageBuilding
    /// Makes a builder with these environment variables.
    package var makeBuilder: @Sendable ([String: String]) -> any PackageBuilding = { SwiftPackageTool(environment: $0) }
    /// Makes what carries requests to extensions, and their calls to the services.
    package var transport: @Sendable (ExtensionSettings) throws -> any ExtensionTransport
    /// The system of the daemon that runs the command; nil if the command starts its own.
    package var system: RunningSystem?
    /// The device that the daemon serves; nil if there is none.
    package var device: DeviceServer?

    package init(
        variables: [String: String], workingDirectory: URL, calendar: Calendar, now: @escaping @Sendable () -> Moment,
        builder: any PackageBuilding,
        transport: @escaping @Sendable (ExtensionSettings) throws -> any ExtensionTransport
    ) {
        self.variables = variables
        self.workingDirectory = workingDirectory
        self.calendar = calendar
        self.now = now
        self.builder = builder
        self.transport = transport
    }

    /// The process's own.
    package static func standard() -> Surroundings {
        let variables = ProcessInfo.processInfo.environment
        let origin = ContinuousClock.now
        return Surroundings(
            variables: variables,
            workingDirectory: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
            calendar: .autoupdatingCurrent,
            now: { Moment(date: Date(), uptime: origin.duration(to: .now)) },
            builder: SwiftPackageTool(environment: variables),
            transport: { try $0.host(path: variables["PATH"]) })
    }

    /// Those of a system that the process starts.
    var ofSystem: SystemSurroundings {
        SystemSurroundings(variables: variables, calendar: calendar, now: now, transport: transport)
    }

    /// Those of `beckon bundle`, which plugins run by itself.
    var ofBundling: BundleCommand.Surroundings {
        BundleCommand.Surroundings(variables: variables, builder: builder, file: file)
    }

    /// What a leading `~` stands for.
    var home: URL { URL(filePath: variables["HOME"] ?? "/", directoryHint: .isDirectory) }

    /// A path as a person gives it, from the working directory.
    func file(_ path: String) -> URL {
        (path.hasPrefix("/") ? URL(filePath: path) : workingDirectory.appending(path: path)).standardizedFileURL
    }
}
