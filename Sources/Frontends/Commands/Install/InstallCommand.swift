// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import BundleCommands
import CommandLineInterface
import Foundation
import Sentences
import Synchronization

/// `beckon install`: a bundle, or a package that is built and bundled first.
enum InstallCommand {
    private static let path = Argument<String>.positional("PATH", "a Swift package, or an .app bundle")
    private static let product = Argument<String?>.option("product", "NAME", "installs only this app of the package")
    private static let release = Argument.flag("release", "builds with optimization")
    private static let settings = Argument<[BuildSettingText]>.options(
        "setting", "NAME=VALUE", "sets a build variable of the Info.plist files; TARGET:NAME=VALUE for one target")

    private static let team = Argument<String?>.option(
        "team", "NAME", "signs the package's apps as this team; default: your own team, created on first use")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "install", "builds, bundles and installs apps",
            takes: [path, product, release, settings, team],
            examples: [
                Example("beckon install .", "installs every app of the package in this folder"),
                Example("beckon install Examples --product Pizzeria --release", "installs one app, optimized"),
                Example("beckon install Pizzeria.app", "installs a bundle that 'beckon sign' has signed"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let (system, terminal) = (session.system, session.terminal)
        var request = AppLibrary.Request(path: session.surroundings.file(try session[Self.path]))
        request.product = try session[Self.product]
        request.configuration = try session[Self.release] ? .release : .debug
        request.settings = Dictionary(try session[Self.settings].map { ($0.name, $0.value) }) { $1 }
        request.team = try session[Self.team]
        let progress = ProgressLine(on: terminal)
        defer { progress.clear() }
        let refusals = Mutex<[InstallError]>([])
        let apps = try await session.library.install(
            request,
            progress: { step in
                switch step {
                case .madeTeam(let team):
                    progress.clear()
                    announce(team, on: terminal)
                case .notice(let sentence):
                    progress.clear()
                    terminal.warn(sentence)
                default: step.show(on: progress)
                }
            },
            refused: { refusal in refusals.withLock { $0.append(refusal) } },
            stop: { await system.stop($0) })
        progress.clear()
        let refused = refusals.withLock { $0 }
        for refusal in refused { terminal.report("\(refusal)") }
        for app in apps {
            for warning in app.warnings { terminal.warn("\(app.id): \(warning)") }
            let name = terminal.output.styled(app.name(in: session.language).isolated, .bold)
            let intents = app.intents.map { $0.title(in: session.language) }
            try session.show(
                app.json(in: session.language), line: ListText(session.language).installed(name, app.id.text, intents))
        }
        return refused.isEmpty ? .success : .failure
    }

    /// Tells a person that they have a team now.
    static func announce(_ team: Team, on terminal: Terminal) {
        terminal.note(
            "Created the signing team \(team.name) (\(team.identifier)); see 'beckon sign --help'.")
    }
}
