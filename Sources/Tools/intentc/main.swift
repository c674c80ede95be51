// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import CompilerCommands
import Foundation
import ProjectTemplates
import SystemTexts

exit(await IntentcProgram.main(newDefinition: NewDefinition.text) { $0.text(in: $1) }.rawValue)
