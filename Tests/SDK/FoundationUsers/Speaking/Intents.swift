// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

func ofIntents() -> String {
    NSLocalizedString("greeting", tableName: "Menu", comment: "")
}
