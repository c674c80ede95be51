// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import CommandLineInterface
import Foundation
import HomeScreen
import Sentences
import Wire

/// `beckon actions`: the menu that an app's icon has on a home screen.
enum ActionsCommand {
    private static let all = Argument.flag("all", "also lists actions that a home screen has no room for")
    private static let icons = Argument<String?>.option(
        "icons", "DIR", "draws the icons into this folder as PNG, for light and dark backgrounds")
    private static let scale = Argument<ScaleNumber?>.option(
        "scale", "N", "with --icons: draws them only at this scale (1, 2 or 3); default: at all three")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "actions", "lists an app's quick actions, which a long press on its icon shows",
            takes: [AppArgument.named, all, icons, scale],
            examples: [
                Example("beckon actions Contacts", "lists the actions that fit: first static, then dynamic ones"),
                Example("beckon actions Contacts --all --json", "prints one object per action, with its userInfo"),
                Example("beckon actions Contacts --icons icons --scale 2", "draws the icons too"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let scale = try session[Self.scale]
        let folder = try session[icons].map(session.surroundings.file)
        guard folder != nil || scale == nil else {
            throw UsageError("--scale applies to icons, and no icons are drawn", remedy: "add --icons DIR")
        }
        let app = try await session.app()
        let homeScreen = session.system.homeScreen
        let menu = try await homeScreen.menu(of: app, language: session.language)
        let shown = try session[all] ? menu.actions[...] : menu.shown()
        let images =
            try await folder.map { IconFolder($0, scales: scale.map { [$0.scale] }) }?
            .draw(shown, of: app, on: homeScreen, warning: session.terminal) ?? shown.map { _ in [] }
        try session.list(
            Array(zip(shown, images)),
            none: app.info.staticQuickActions.isEmpty
                ? "\(app.id) has no quick actions yet." : "\(app.id) has no quick actions.",
            styling: [.cyan, .bold, nil, .faint, .faint], json: { $0.json(of: app, images: $1) }
        ) { action, _ in
            let item = action.item
            return [item.type, item.title, item.subtitle ?? "", item.icon?.name ?? "", action.origin.rawValue]
        }
        if !session.isJSON, shown.count < menu.actions.count {
            session.terminal.note("\(menu.actions.count - shown.count) more do not fit; --all lists them.")
        }
        return .success
    }
}
