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
        "state", "DIR", "keeps everything in this folder; else $XDG_STATE_HOME/beckon, else ~/.local/state/beckon")
    static let json = Argument.flag("json", "prints one JSON object per line")
    static let language = Argument<LanguageName?>.option(
        "language", "TAG", "speaks this language, such as en or zh-Hans; else that of LC_ALL, LC_MESSAGES or LANG")
    static let timeout = Argument<Seconds?>.option(
        "timeout", "SECONDS", "waits this long for each answer of an app; 10 if absent")
    static let noSandbox = Argument.flag(
        "no-sandbox", "starts apps without a sandbox, with all your rights, and warns at each start")

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
