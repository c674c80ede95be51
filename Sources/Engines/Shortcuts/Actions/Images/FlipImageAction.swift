// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Mirrors pictures.
struct FlipImageAction: EffectAction {
    static let definition = ActionDefinition(
        "image.flip", "Flip Image", [.input, .choice("WFImageFlipDirection", ["Horizontal", "Vertical"])])

    private let image: Operand
    private let direction: Operand?

    init(_ parameters: inout ParameterReader) {
        image = parameters.input("WFInput", "WFImage")
        direction = parameters.operand("WFImageFlipDirection")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let isVertical = context.text(direction, default: "Horizontal").hasPrefix("Vertical")
        return try FileGathering.files(.pictures, in: context.wholeContent(image), &context) { pictures, _ in
            .needs(.images(.flip(pictures, isVertical: isVertical)))
        }
    }
}
