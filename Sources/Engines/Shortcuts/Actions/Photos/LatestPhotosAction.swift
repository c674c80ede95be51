// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives the photos that were taken last.
struct LatestPhotosAction: EffectAction {
    static let reaches: Set<ActionReach> = [.photos]
    static let definition = ActionDefinition(
        "getlastphoto", "Get Latest Photos",
        [.number("WFGetLatestPhotoCount"), .flag("WFGetLatestPhotosActionIncludeScreenshots")])

    private let count: Operand?
    private let includesScreenshots: Operand?

    init(_ parameters: inout ParameterReader) {
        count = parameters.operand("WFGetLatestPhotoCount")
        includesScreenshots = parameters.operand("WFGetLatestPhotosActionIncludeScreenshots")
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        let includes = context.flag(includesScreenshots, default: true)
        return .needs(
            .photos(.latest(count: PhotoCount.of(count, context), includes ? [.images, .screenshots] : [.images])))
    }
}
