// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Turns pictures, by degrees with the clock.
struct RotateImageAction: EffectAction {
    static let definition = ActionDefinition(
        "image.rotate", "Rotate Image",
        [ParameterDefinition("WFImage", "picture"), .number("WFImageRotateAmount")])

    private let image: Operand
    private let degrees: Operand?

    init(_ parameters: inout ParameterReader) {
        image = parameters.input("WFImage", "WFInput")
        degrees = parameters.operand("WFImageRotateAmount")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let degrees = context.number(degrees, default: 90)
        return try FileGathering.files(.pictures, in: context.wholeContent(image), &context) { pictures, _ in
            .needs(.images(.rotate(pictures, degrees: degrees)))
        }
    }
}
