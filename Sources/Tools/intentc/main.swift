// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import CompilerCommands
import Foundation
import SystemTexts

exit(await IntentcProgram.main { $0.text(in: $1) }.rawValue)
