// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// What a shell reads to complete a program's commands, its options and their values, made from their declarations.
///
/// What stands for a value on a help page decides what is offered there: the words of a choice, files, or names that the
/// program itself lists when it is asked.
package struct CompletionScript {
    /// A shell that completes.
    package enum Shell: String, CaseIterable, ArgumentChoice {
        case bash, zsh, fish
    }

    private let program: Command
    private let lists: [String: String]
    private let words: (Sentence) -> String

    /// - Parameters:
    ///   - lists: The words behind the program's name that have it list names, a line each, by what stands for such a
    ///     name: `["GUEST": "completions --list guests"]`.
    ///   - words: Puts what is shown beside a command or an option into the person's language.
    package init(
        for program: Command, lists: [String: String] = [:],
        words: @escaping (Sentence) -> String = { $0.description }
    ) {
        self.program = program
        self.lists = lists
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

    // MARK: Values

    /// What may stand in the place of a value.
    private enum Value: Hashable {
        case words([String])
        /// What the program lists behind these words of a command line.
        case listed(String)
        case files
        case anything
    }

    private static let files: Set<Substring> = ["BUNDLE", "DIR", "FILE", "FILE.png", "OUTPUT", "PATH", "SOURCE"]

    private func value(of argument: ArgumentSpecification) -> Value {
        if !argument.choices.isEmpty { return .words(argument.choices) }
        let kinds = argument.placeholder?.split(separator: "|") ?? []
        if let list = kinds.lazy.compactMap({ lists[String($0)] }).first { return .listed(list) }
        return kinds.contains(where: Self.files.contains) ? .files : .anything
    }

    /// Of the arguments without a name.
    private func values(of command: Command) -> Set<Value> {
        Set(command.arguments.map(\.specification).filter(\.isPositional).map(value))
    }
}

// MARK: - bash

extension CompletionScript {
    private var bash: String {
        let groups = places.filter { !$0.names.isEmpty }.map { "'\($0.path)'" }.joined(separator: " | ")
        let passed = Self.options(of: program).filter { $0.kind != .flag }.map(\.label).joined(separator: " | ")
        return """
            _\(program.name)() {
                local IFS=$'\\n' path= word last= words= list= options=()
                local typed=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} plain
                COMPREPLY=()
                for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
                    case "$last" in
                        \(passed.isEmpty ? "''" : passed)) options+=("$last" "$word") ;;
                        *) case "$path $word" in
                            \(groups)) path="$path $word" ;;
                        esac ;;
                    esac
                    last=$word
                done
                case "$path $before" in
            \(valueCases.joined(separator: "\n"))
                    *) case "$path" in
            \(places.map(commandCase).joined(separator: "\n"))
                    esac ;;
                esac
                [[ -z $list || $typed == -* ]] ||
                    words="$(IFS=' '; "${COMP_WORDS[0]}" $list "${options[@]}" 2>/dev/null)"$'\\n'$words
                plain=${typed//\\\\/} plain=${plain#[\\"\\']}
                while read -r word; do
                    [[ -n $word && $word == "$plain"* ]] || continue
                    [[ $typed == [\\"\\']* ]] || word=$(printf %q "$word")
                    COMPREPLY+=("$word")
                done <<<"$words"
            }
            complete -o default -F _\(program.name) \(program.name)

            """
    }

    /// What is offered behind each option that takes a value. The shell itself offers files where nothing else is.
    private var valueCases: [String] {
        var patterns: [Value: [String]] = [:]
        for place in places {
            for option in Self.options(of: place.command) where option.kind != .flag {
                // A command's option may stand behind the names of those below it.
                let end = place.command.subcommands.isEmpty ? "" : "'*'"
                let names = [option.label] + (option.short.map { ["-\($0)"] } ?? [])
                patterns[value(of: option), default: []] += names.map { "'\(place.path)\(end) \($0)'" }
            }
        }
        return patterns.map { value, patterns in
            let action =
                switch value {
                case .words(let words): "words=\(Self.lines(words))"
                case .listed(let list): "list='\(list)'"
                case .files: "return"
                case .anything: "compopt +o default 2>/dev/null; return"
                }
            return "        \(patterns.sorted().joined(separator: " | "))) \(action) ;;"
        }.sorted()
    }

    private func commandCase(_ place: Place) -> String {
        var words = place.command.subcommands.map(\.name)
        var action = ""
        for value in values(of: place.command) {
            switch value {
            case .words(let choices): words += choices
            case .listed(let list): action = "list='\(list)'; "
            case .files: action = "[[ $typed == -* ]] || return; "
            case .anything: break
            }
        }
        words += place.options.map(\.label) + ["--help"]
        if place.command.version != nil { words.append("--version") }
        return "            '\(place.path)') \(action)words=\(Self.lines(words)) ;;"
    }

    private static func lines(_ words: [String]) -> String { "$'\(words.joined(separator: "\\n"))'" }
}

// MARK: - fish

extension CompletionScript {
    private var fish: String {
        let lines = places.flatMap { place in
            let here = Self.condition(place)
            let commands = place.command.subcommands.map { command in
                "complete -c \(program.name) -f -n '\(here)' -a \(command.name) -d '\(quoted(command.summary))'"
            }
            let values = values(of: place.command).compactMap(offered).sorted().map { offered in
                "complete -c \(program.name) -n '\(here)' -a '\(offered)'"
            }
            let options = Self.options(of: place.command).map { option in
                let condition = place.names.isEmpty ? "" : " -n '\(Self.isNamed(place))'"
                let short = option.short.map { " -s \($0)" } ?? ""
                return "complete -c \(program.name)\(condition) -l \(option.name)\(short)\(wanted(by: option))"
                    + " -d '\(quoted(option.help))'"
            }
            return commands + values + options
        }
        let help = ["complete -c \(program.name) -l help"]
        let version = program.version == nil ? [] : ["complete -c \(program.name) -n __fish_use_subcommand -l version"]
        return (lines + help + version).joined(separator: "\n") + "\n"
    }

    /// How fish is told what an option takes.
    private func wanted(by option: ArgumentSpecification) -> String {
        guard option.kind != .flag else { return "" }
        let value = value(of: option)
        if let offered = offered(value) { return " -x -a '\(offered)'" }
        return value == .files ? " -r" : " -x"
    }

    private func offered(_ value: Value) -> String? {
        switch value {
        case .words(let words): words.joined(separator: " ")
        case .listed(let list): "(\(program.name) \(list) 2>/dev/null)"
        case .files, .anything: nil
        }
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
