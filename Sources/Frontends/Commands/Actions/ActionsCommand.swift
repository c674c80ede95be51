// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Foundation
import HomeScreen
import QuickActions
import Sentences
import Wire

/// `beckon actions`: the menu that an app's icon has on a home screen.
struct ActionsCommand: Sendable {
    let surroundings: Surroundings

    private static let app = Argument<String>.positional("APP", "the app's identifier or name")
    private static let all = Argument.flag("all", "lists also those that a home screen has no room for")
    private static let icons = Argument<String?>.option(
        "icons", "DIR", "draws the icons into this folder as PNG, for light and dark backgrounds")
    private static let scale = Argument<ScaleNumber?>.option(
        "scale", "N", "with --icons: draws them for screens of 1, 2 or 3 pixels a point alone; else for all three")

    var command: Command {
        Command(
            "actions", "lists an app's quick actions, as a long press on its icon does",
            takes: [Self.app, Self.all, Self.icons, Self.scale],
            examples: [
                Example("beckon actions Contacts", "lists what fits: the static actions first, then the dynamic ones"),
                Example("beckon actions Contacts --all --json", "prints one object per action, with its userInfo"),
                Example("beckon actions Contacts --icons icons --scale 2", "draws the icons too"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let scale = try arguments[Self.scale]
        let folder = try arguments[Self.icons].map { surroundings.file($0) }
        guard folder != nil || scale == nil else {
            throw UsageError("--scale says how icons are drawn, and none are", remedy: "add --icons DIR")
        }
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let app = try IntentFinder(catalog: catalog, language: session.language).app(try arguments[Self.app])
        let homeScreen = HomeScreen(store: session.store)
        let menu = try await homeScreen.menu(of: app, language: session.language)
        let shown = try arguments[Self.all] ? menu.actions[...] : menu.shown()
        let images =
            try await folder.map { IconFolder($0, scales: scale.map { [$0.scale] }) }?
            .draw(shown, of: app, on: homeScreen, warning: terminal)
        try show(shown, of: app, images: images ?? [], isJSON: session.isJSON, on: terminal)
        if !session.isJSON, shown.count < menu.actions.count {
            terminal.note("\(menu.actions.count - shown.count) more do not fit; --all lists them.")
        }
        return .success
    }

    private func show(
        _ actions: ArraySlice<QuickAction>, of app: InstalledApp, images: [[URL]], isJSON: Bool, on terminal: Terminal
    ) throws {
        if isJSON {
            for (index, action) in actions.enumerated() {
                let images = images.indices.contains(index) ? images[index] : []
                try terminal.output.json(QuickActionDescription(action, of: app, images: images))
            }
            return
        }
        guard !actions.isEmpty else {
            terminal.note(
                app.info.staticQuickActions.isEmpty
                    ? "\(app.id) has no quick actions yet." : "\(app.id) has no quick actions.")
            return
        }
        let rows = actions.map { action in
            [
                action.item.type, action.item.title, action.item.subtitle ?? "",
                action.item.icon.map(QuickActionDescription.name) ?? "", action.origin.rawValue,
            ]
        }
        TextTable(rows).lines(styling: [.cyan, .bold, nil, .faint, .faint], on: terminal.output)
            .forEach { terminal.output.line($0) }
    }
}
