// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Mirrors pictures.
struct FlipImageAction: EffectAction {
    static let definition = ActionDefinition(
        "image.flip", "Flip Image",
        [
            .input,
            .choice(
                "WFImageFlipDirection", ["Horizontal", "Vertical"],
                spellings: ["Horizontally": "Horizontal", "Vertically": "Vertical"]),
        ])

    private let image: Operand
    private let direction: ChosenValue

    init(_ parameters: inout ParameterReader) {
        image = parameters.input("WFInput", "WFImage")
        direction = parameters.choice("WFImageFlipDirection")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let isVertical = try direction.value(in: context) == "Vertical"
        return try FileGathering.files(.pictures, in: context.wholeContent(image), &context) { pictures, _ in
            .needs(.images(.flip(pictures, isVertical: isVertical)))
        }
    }
}
