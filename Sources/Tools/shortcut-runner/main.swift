// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ContentProcessing
import ShortcutRunner

/// The descriptor that the system starts the process with.
let connection: Int32 = 3
await ConfinedRun(on: connection) { system in [ContentProcessor(), PagePerformer(web: system)] }.serve()
