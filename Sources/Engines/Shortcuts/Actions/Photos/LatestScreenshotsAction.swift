// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives the pictures of the screen that were taken last.
struct LatestScreenshotsAction: EffectAction {
    static let reaches: Set<ActionReach> = [.photos]
    static let definition = ActionDefinition(
        "getlastscreenshot", "Get Latest Screenshots", [.number("WFGetLatestPhotoCount")])

    private let count: Operand?

    init(_ parameters: inout ParameterReader) { count = parameters.operand("WFGetLatestPhotoCount") }

    func perform(_ context: inout RunContext) -> ActionStep {
        .needs(.photos(.latest(count: PhotoCount.of(count, context), [.screenshots])))
    }
}
