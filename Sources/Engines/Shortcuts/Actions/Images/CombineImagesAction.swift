// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes one picture of several.
struct CombineImagesAction: EffectAction {
    static let definition = ActionDefinition(
        "image.combine", "Combine Images",
        [
            .input,
            // Old files have the direction apart.
            .choice(
                "WFImageCombineMode", ["Horizontally", "Vertically", "In a Grid", "Side-by-Side"],
                spellings: ["Horizontal": "Horizontally", "Vertical": "Vertically", "Grid": "In a Grid"]),
            .choice("WFImageCombineDirection", ["Horizontal", "Vertical"]), .number("WFImageCombineSpacing"),
        ])

    private let input: Operand
    private let mode: ChosenValue
    private let direction: ChosenValue
    private let spacing: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        direction = parameters.choice("WFImageCombineDirection")
        mode = parameters.choice("WFImageCombineMode", standard: direction.operand == nil ? nil : "Side-by-Side")
        spacing = parameters.operand("WFImageCombineSpacing")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let arrangement: ImageRequest.Arrangement =
            switch try mode.value(in: context) {
            case "Vertically": .vertical
            case "In a Grid": .grid
            case "Side-by-Side": try direction.value(in: context) == "Vertical" ? .vertical : .horizontal
            default: .horizontal
            }
        let spacing = min(max(context.number(spacing, default: 0), 0), 10_000)
        return try FileGathering.files(.pictures, in: context.wholeContent(input), &context) { pictures, _ in
            .needs(.images(.combine(pictures, arrangement, spacing: spacing)))
        }
    }
}
