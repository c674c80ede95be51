// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Cuts pictures to a shape.
struct MaskImageAction: EffectAction {
    static let definition = ActionDefinition(
        "image.mask", "Mask Image",
        [
            .input, .choice("WFMaskType", ["Rounded Rectangle", "Ellipse", "Icon", "Custom Image"]),
            .number("WFMaskCornerRadius"), ParameterDefinition("WFCustomMaskImage", "picture"),
        ])

    private static let standardRadius = 50.0

    private let input: Operand
    private let shape: ChosenValue
    private let radius: Operand?
    private let mask: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input("WFInput", "WFImage")
        shape = parameters.choice("WFMaskType")
        radius = parameters.operand("WFMaskCornerRadius")
        mask = parameters.operand("WFCustomMaskImage")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let shape = try shape.value(in: context)
        let radius = max(context.number(radius, default: Self.standardRadius), 0)
        let mask = mask.map { context.wholeContent($0) } ?? .nothing
        return try FileGathering.files(.pictures, in: context.wholeContent(input), &context) {
            pictures, context throws(ShortcutFailure) in
            guard shape == "Custom Image" else {
                return .needs(.images(.mask(pictures, shape: shape, radius: radius, mask: nil)))
            }
            guard !mask.isEmpty else {
                throw ShortcutFailure("there is no picture to mask with", remedy: "pass one, or choose another shape")
            }
            return try FileGathering.files(.pictures, in: mask, &context) { masks, _ in
                .needs(.images(.mask(pictures, shape: shape, radius: radius, mask: masks.first)))
            }
        }
    }
}
