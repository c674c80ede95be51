// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BundleCommands
import CommandLineInterface
import Foundation

// `beckon bundle` alone, as who bundles with the plugin builds no more of Beckon than that takes.
exit(await BundleCommand.main().rawValue)
