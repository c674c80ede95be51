// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Takes a part out of pictures.
struct CropImageAction: EffectAction {
    static let definition = ActionDefinition(
        "image.crop", "Crop Image",
        [
            .input, .number("WFImageCropWidth"), .number("WFImageCropHeight"),
            .choice(
                "WFImageCropPosition",
                ["Center", "Top Left", "Top Right", "Bottom Left", "Bottom Right", "Custom"]),
            .number("WFImageCropX"), .number("WFImageCropY"),
        ])

    private static let standardSide = 100.0

    private let input: Operand
    private let width: Operand?
    private let height: Operand?
    private let position: ChosenValue
    private let x: Operand?
    private let y: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input("WFInput", "WFImage")
        width = parameters.operand("WFImageCropWidth")
        height = parameters.operand("WFImageCropHeight")
        position = parameters.choice("WFImageCropPosition")
        x = parameters.operand("WFImageCropX")
        y = parameters.operand("WFImageCropY")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let sides = try ImageMeasure.sides(width: width, height: height, context)
        let position = try position.value(in: context)
        let (x, y) = (context.number(x, default: 0), context.number(y, default: 0))
        return try FileGathering.files(.pictures, in: context.wholeContent(input), &context) { pictures, _ in
            .needs(
                .images(
                    .crop(
                        pictures, position: position, x: x, y: y, width: sides.width ?? Self.standardSide,
                        height: sides.height ?? Self.standardSide)))
        }
    }
}
