// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import CompilerCommands
import Foundation

// intentc in English, as the compiler is that runs beside it. Its tables are made by a plugin, which SwiftPM does not run
// for what another plugin runs.
exit(await IntentcProgram.command().main().rawValue)
