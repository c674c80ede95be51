// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// What a shell reads to complete a program's commands and options, made from their declarations.
package struct CompletionScript {
    /// A shell that completes.
    package enum Shell: String, CaseIterable, ArgumentChoice {
        case bash, zsh, fish
    }

    private let program: Command
    private let words: (Sentence) -> String

    /// - Parameter words: Puts what is shown beside a command or an option into the person's language.
    package init(for program: Command, words: @escaping (Sentence) -> String = { $0.description }) {
        self.program = program
        self.words = words
    }

    package func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        // zsh takes what bash does.
        case .zsh: "autoload -U +X bashcompinit && bashcompinit\n" + bash
        case .fish: fish
        }
    }

    /// A command, and the words that name it, without the program's own.
    private struct Place {
        var command: Command
        var names: [String]
        /// Of the command and of those above it.
        var options: [ArgumentSpecification]

        /// Each name with a space in front.
        var path: String { names.map { " " + $0 }.joined() }
    }

    private var places: [Place] {
        func places(_ place: Place) -> [Place] {
            [place]
                + place.command.subcommands.flatMap { command in
                    places(
                        Place(
                            command: command, names: place.names + [command.name],
                            options: place.options + Self.options(of: command)))
                }
        }
        return places(Place(command: program, names: [], options: Self.options(of: program)))
    }

    private static func options(of command: Command) -> [ArgumentSpecification] {
        command.arguments.map(\.specification).filter { !$0.isPositional }
    }

    private var bash: String {
        let groups = places.filter { !$0.names.isEmpty }.map { "'\($0.path)'" }.joined(separator: " | ")
        let cases = places.map { place in
            let words = place.command.subcommands.map(\.name) + place.options.map(\.label) + ["--help"]
            return "        '\(place.path)') words='\(words.joined(separator: " "))' ;;"
        }
        return """
            _\(program.name)() {
                local path= word words=
                for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
                    case "$path $word" in
                        \(groups)) path="$path $word" ;;
                    esac
                done
                case "$path" in
            \(cases.joined(separator: "\n"))
                esac
                COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
            }
            complete -o default -F _\(program.name) \(program.name)

            """
    }

    private var fish: String {
        let lines = places.flatMap { place in
            let here = Self.condition(place)
            let commands = place.command.subcommands.map { command in
                "complete -c \(program.name) -f -n '\(here)' -a \(command.name) -d '\(quoted(command.summary))'"
            }
            let options = Self.options(of: place.command).map { option in
                let takesValue = option.kind == .flag ? "" : " -r"
                let condition = place.names.isEmpty ? "" : " -n '\(Self.isNamed(place))'"
                return "complete -c \(program.name)\(condition) -l \(option.name)\(takesValue)"
                    + " -d '\(quoted(option.help))'"
            }
            return commands + options
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Whether the next word names a command of this one.
    private static func condition(_ place: Place) -> String {
        guard !place.names.isEmpty else { return "__fish_use_subcommand" }
        let below = place.command.subcommands.map(\.name).joined(separator: " ")
        return below.isEmpty ? isNamed(place) : isNamed(place) + "; and not __fish_seen_subcommand_from \(below)"
    }

    private static func isNamed(_ place: Place) -> String {
        place.names.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
    }

    private func quoted(_ sentence: Sentence) -> String {
        words(sentence).replacing("'", with: "\\'")
    }
}
