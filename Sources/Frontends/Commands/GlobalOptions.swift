// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import ExtensionHost
import Foundation
import Sentences
import Store

/// The options every command takes.
enum GlobalOptions {
    static let state = Argument<String?>.option(
        "state", "DIR",
        "stores apps, phrases and settings in this folder, the state folder; default: $XDG_STATE_HOME/beckon or "
            + "~/.local/state/beckon")
    static let json = Argument.flag("json", "prints one JSON object per line")
    static let language = Argument<LanguageName?>.option(
        "language", "TAG", "uses this language, such as en or zh-Hans; default: from LC_ALL, LC_MESSAGES or LANG")
    static let timeout = Argument<Seconds?>.option(
        "timeout", "SECONDS", "waits this long for each answer from an app; default: 10")
    static let noSandbox = Argument.flag(
        "no-sandbox", "starts apps without a sandbox, with all your permissions, and warns each time")

    static let all: [any DeclaredArgument] = [state, json, language, timeout, noSandbox]

    /// The state folder that the arguments or the environment name.
    static func folder(_ arguments: ParsedArguments, _ surroundings: Surroundings) throws -> StateFolder {
        try StateFolder(
            option: arguments[state].map { surroundings.file($0).path }, environment: surroundings.variables)
    }

    /// How the arguments want a system started.
    static func system(
        _ arguments: ParsedArguments, language: String, isShared: Bool
    ) throws -> SystemOptions {
        SystemOptions(
            language: language, limits: ExtensionLimits(answering: try arguments[timeout]?.duration),
            isSandboxed: !(try arguments[noSandbox]), isShared: isShared)
    }
}
