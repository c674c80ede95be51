// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Takes a picture of the screen.
struct TakeScreenshotAction: EffectAction {
    static let reaches: Set<ActionReach> = [.screen]
    static let definition = ActionDefinition("takescreenshot", "Take Screenshot")

    init(_ parameters: inout ParameterReader) {}

    func perform(_ context: inout RunContext) -> ActionStep { .needs(.takeScreenshot) }
}
