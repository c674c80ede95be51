// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import CommandLineInterface
import Foundation
package import ProjectTemplates
package import Sentences

/// `beckon new`: a package with an app that builds, installs and answers as it is written.
enum NewCommand {
    private static let name = Argument<String>.positional("NAME", "the app's name, such as Kettle")
    private static let kind = Argument<ProjectKind?>.option(
        "kind", "KIND",
        "'app-intents' (default), 'definition' (an intent in an .intentdefinition) or 'notes' (SiriKit's intent for "
            + "notes)")
    private static let panel = Argument.flag("panel", "adds an extension that draws the app's panels")
    private static let identifier = Argument<BundleIdentifier?>.option(
        "identifier", "ID", "the app's bundle identifier; default: com.example.NAME")
    private static let output = Argument<String?>.option(
        "output", "DIR", "writes the package to this folder; default: a new one with the app's name")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "new", "creates a package with an app that answers, its translations and a first test",
            takes: [name, kind, panel, identifier, output],
            examples: [
                Example("beckon new Kettle", "creates an app with App Intents in the folder Kettle"),
                Example(
                    "beckon new Kettle --kind definition --panel", "creates one with extensions that answer and draw"),
            ]
        ) { try run($0, $1, surroundings) }
    }

    private static func run(
        _ arguments: ParsedArguments, _ terminal: Terminal, _ surroundings: Surroundings
    ) throws -> ExitCode {
        let name = try AppName(arguments[name])
        let kind = try arguments[Self.kind] ?? .appIntents
        if kind.intentClass == nil { try arguments.refuse([panel], "without an extension that handles intents") }
        let project = NewProject(
            name, identifier: try arguments[identifier], kind: kind, hasPanel: try arguments[panel],
            sdk: try sdk(surroundings))
        let path = try arguments[output] ?? name.text
        let folder = ProjectFolder(surroundings.file(path), shown: path)
        try folder.write(project.files)
        if try arguments[GlobalOptions.json] {
            try terminal.output.json(
                [
                    "package": folder.path, "files": project.files.map(\.path), "commands": project.commands,
                ] as JSONObject)
        } else {
            terminal.note("Created \(name.text), \(project.files.count) files. Try it:")
            ([folder.entering] + project.commands).forEach { terminal.output.line($0) }
        }
        return .success
    }

    static func sdk(_ surroundings: Surroundings) throws(Problem<Fault>) -> SDKLocation {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
        return try SDKLocation(variables: surroundings.variables, program: program) { path in
            let folder = surroundings.file(path)
            let isPackage = FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
            return isPackage ? folder.path : nil
        }
    }
}

extension ProjectKind: ArgumentChoice {}

extension BundleIdentifier: ArgumentValue {
    package init?(argument: String) { self.init(argument) }

    package static var expectation: Sentence { "letters, digits and hyphens, in parts separated by single dots" }
}
