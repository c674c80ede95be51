// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes pictures larger or smaller.
struct ResizeImageAction: EffectAction {
    static let definition = ActionDefinition(
        "image.resize", "Resize Image",
        [
            ParameterDefinition("WFImage", "picture"),
            .choice("WFImageResizeKey", ["Size", "Percentage", "Longest Edge"]), .number("WFImageResizeWidth"),
            .number("WFImageResizeHeight"), .number("WFImageResizePercentage"), .number("WFImageResizeLength"),
        ])

    private static let standardWidth = 640.0

    private let image: Operand
    private let key: ChosenValue
    private let width: Operand?
    private let height: Operand?
    private let percentage: Operand?
    private let length: Operand?

    init(_ parameters: inout ParameterReader) {
        image = parameters.input("WFImage", "WFInput")
        key = parameters.choice("WFImageResizeKey")
        width = parameters.operand("WFImageResizeWidth")
        height = parameters.operand("WFImageResizeHeight")
        percentage = parameters.operand("WFImageResizePercentage")
        length = parameters.operand("WFImageResizeLength")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let size = try size(context)
        return try FileGathering.files(.pictures, in: context.wholeContent(image), &context) { pictures, _ in
            .needs(.images(.resize(pictures, size)))
        }
    }

    private func size(_ context: RunContext) throws(ShortcutFailure) -> ImageRequest.Size {
        switch try key.value(in: context) {
        case "Percentage":
            return .percentage(try ImageMeasure.side(context.number(percentage, default: 100), named: "percentage"))
        case "Longest Edge":
            return .longestEdge(
                try ImageMeasure.side(context.number(length, default: Self.standardWidth), named: "length"))
        default:
            let sides = try ImageMeasure.sides(width: width, height: height, context)
            if width == nil, sides.height == nil {
                return .sides(width: Self.standardWidth, height: nil)
            }
            return .sides(width: sides.width, height: sides.height)
        }
    }
}
