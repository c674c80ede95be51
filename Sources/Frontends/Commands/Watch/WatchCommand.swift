// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BundleCommands
import CommandLineInterface
import Foundation
import Processes
import Sentences

/// `beckon watch`: installs a package again whenever one of its files is saved.
enum WatchCommand {
    /// Runs a command line of this program.
    typealias Run = @Sendable ([String], Terminal) async -> ExitCode

    private static let path = Argument<String>.positional("PATH", "a Swift package")
    private static let next = Argument<[String]>.positionals(
        "COMMAND", minimum: 0, "after '--': a command of beckon to run after each installation")
    private static let product = Argument<String?>.option("product", "NAME", "installs only this app of the package")
    private static let settings = Argument<[BuildSettingText]>.options(
        "setting", "NAME=VALUE", "sets a build variable of the Info.plist files; TARGET:NAME=VALUE for one target")
    /// Editors write a file in several steps, and several files at once.
    private static let quiet = Duration.milliseconds(50)

    static func command(running run: @escaping Run, in surroundings: Surroundings) -> Command {
        Command(
            "watch", "installs a package again whenever you save one of its files, until Ctrl-C",
            takes: [path, next, product, settings],
            examples: [
                Example(
                    "beckon watch . -- say \"Brew Tea\" --answer 3", "repeats the conversation after each installation"),
                Example("beckon watch . -- panel TeaHouse", "draws the app's panels again after each installation"),
            ]
        ) { arguments, terminal in
            let package = surroundings.file(try arguments[path])
            let watch = try FolderWatch(package)
            let shared = arguments.words(of: GlobalOptions.all)
            let install = ["install", package.path] + arguments.words(of: [product, settings]) + shared
            let next = try arguments[next]
            var changes = watch.changes.makeAsyncIterator()
            repeat {
                let code = await run(install, terminal)
                if code == .success, let name = next.first {
                    _ = await run([name] + shared + next.dropFirst(), terminal)
                }
                if Task.isCancelled { break }
                terminal.note("Waiting for changes in \(package.lastPathComponent). Press Ctrl-C to end.")
                guard let file = try await changes.next() else { break }
                terminal.note("\(URL(filePath: file).lastPathComponent) has changed.")
                try await Task.sleep(for: quiet)
            } while !Task.isCancelled
            return .success
        }
    }
}
