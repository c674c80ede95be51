// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import CommandLineInterface
import Sentences

/// `beckon close` and `beckon home`: an app ends, as by a swipe in the list of open apps, or leaves the front.
enum CloseCommand {
    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "close", "quits a running app", takes: [AppArgument.named],
            examples: [Example("beckon close Pizzeria", "tells the app to quit and waits until it has ended")],
            body: surroundings.session(close))
    }

    static func home(in surroundings: Surroundings) -> Command {
        Command(
            "home", "sends the app in front to the background",
            examples: [Example("beckon home", "leaves the app, which is suspended a little later")],
            body: surroundings.session(home))
    }

    private static func close(_ session: Session) async throws -> ExitCode {
        try session.checkIsServed()
        let app = try await session.app().id.text
        if await session.system.close(app) {
            try session.show(["identifier": app], "\(app) has ended.")
        } else {
            session.terminal.note("\(app) is not running.")
        }
        return .success
    }

    private static func home(_ session: Session) async throws -> ExitCode {
        try session.checkIsServed()
        let apps = await session.system.goHome()
        if apps.isEmpty { session.terminal.note("No app is in front.") }
        for app in apps { try session.show(["identifier": app], "\(app) is in the background.") }
        return .success
    }
}

extension Session {
    /// - Throws: `UsageError` if no daemon runs: then there is no app that this command could mean.
    @inline(never)
    fileprivate func checkIsServed() throws(UsageError) {
        guard system.options.isShared else {
            throw UsageError("no system runs on this state folder", remedy: "start one with 'beckon serve'")
        }
    }
}
