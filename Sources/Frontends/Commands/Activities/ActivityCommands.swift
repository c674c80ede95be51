// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import BeckonSystem
import CommandLineInterface
import Donations
import Foundation
import Sentences
import Store
import Wire

/// `beckon activity`: what apps have kept to be found again.
enum ActivityCommands {
    private static let number = Argument<Int>.positional("ID", "the activity's number in the list")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "activity", "lists saved activities and resumes them",
            has: [
                Command(
                    "list", "lists the activities that apps have saved", takes: [AppArgument.only],
                    examples: [
                        Example("beckon activity list Pizzeria", "lists one app's activities, most recently used first")
                    ],
                    body: surroundings.session(list)),
                Command(
                    "open", "opens an app at a saved activity", takes: [number],
                    examples: [Example("beckon activity open 3", "reopens activity 3")],
                    body: surroundings.session(open)),
            ])
    }

    private static func list(_ session: Session) async throws -> ExitCode {
        let app = try await session.app(AppArgument.only)
        let words = try await session.words()
        try session.list(
            try await session.system.activities.list(app: app?.id.text),
            none: app.map { "\($0.id) has saved no activities." } ?? "No app has saved an activity.", json: \.json
        ) { [String($0.id), $0.activity.title ?? "", words.app($0.app), $0.activity.activityType] }
        return .success
    }

    private static func open(_ session: Session) async throws -> ExitCode {
        let activities = session.system.activities
        let number = try session[Self.number]
        guard let activity = try await activities.activity(number) else {
            throw UsageError("there is no activity \(number)", remedy: "see 'beckon activity list'")
        }
        let app = try await session.finder().app(activity.app)
        return try await session.finishing {
            let opened = try await session.open(app, for: .activity(activity.activity, nil))
            guard opened.isHandled != false else {
                session.terminal.report("\(app.id) did not resume \(activity.activity.activityType)")
                return .failure
            }
            try await activities.markUsed(activity.id)
            let name = app.name(in: session.language).isolated
            try session.show(activity.json, "\(name) is open at ‘\((activity.activity.title ?? "").isolated)’.")
            return .success
        }
    }
}

extension ActivityRecord {
    /// As `beckon activity … --json` prints it; the time is in UTC.
    fileprivate var json: JSONObject {
        [
            "id": id, "app": app, "type": activity.activityType, "title": activity.title ?? "",
            "phrase": activity.suggestedInvocationPhrase, "used": used.formatted(.iso8601),
        ]
    }
}
