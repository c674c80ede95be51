// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes pictures into one that moves.
struct MakeGIFAction: EffectAction {
    static let definition = ActionDefinition(
        "makegif", "Make GIF",
        [
            .input, .number("WFMakeGIFActionDelayTime"), .flag("WFMakeGIFActionLoopEnabled"),
            .number("WFMakeGIFActionLoopCount"), .flag("WFMakeGIFActionAutoSize"),
            .number("WFMakeGIFActionManualSizeWidth"), .number("WFMakeGIFActionManualSizeHeight"),
        ], state: .partial("it is made from pictures, not from a video"))

    private static let standardSeconds = 0.2

    private let input: Operand
    private let seconds: Operand?
    private let loopsForever: Operand?
    private let loops: Operand?
    private let isOfPictureSize: Operand?
    private let width: Operand?
    private let height: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        seconds = parameters.operand("WFMakeGIFActionDelayTime")
        loopsForever = parameters.operand("WFMakeGIFActionLoopEnabled")
        loops = parameters.operand("WFMakeGIFActionLoopCount")
        isOfPictureSize = parameters.operand("WFMakeGIFActionAutoSize")
        width = parameters.operand("WFMakeGIFActionManualSizeWidth")
        height = parameters.operand("WFMakeGIFActionManualSizeHeight")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let seconds = min(max(context.number(seconds, default: Self.standardSeconds), 0), 600)
        let loops =
            context.flag(loopsForever, default: true)
            ? nil : Int(min(max(context.number(loops, default: 1), 1), 65_535))
        var size: ImageRequest.Size?
        if !context.flag(isOfPictureSize, default: true) {
            let sides = try ImageMeasure.sides(width: width, height: height, context)
            if sides.width != nil || sides.height != nil { size = .sides(width: sides.width, height: sides.height) }
        }
        return try FileGathering.files(.pictures, in: context.wholeContent(input), &context) { [size] pictures, _ in
            .needs(.images(.makeGIF(pictures, secondsPerPicture: seconds, loops: loops, size: size)))
        }
    }
}
