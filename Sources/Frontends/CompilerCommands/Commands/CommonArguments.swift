// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import IntentCompiler
import Sentences

/// Arguments that several commands take.
enum CommonArguments {
    static let json = Argument.flag("json", "prints the result as JSON")
}

extension GenerationOptions.Visibility: ArgumentChoice {}
