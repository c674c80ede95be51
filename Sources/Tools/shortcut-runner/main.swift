// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ContentProcessing
import ShortcutRunner

await ConfinedRun { system in ConfinedPerformer(system: system) }?.serve()
