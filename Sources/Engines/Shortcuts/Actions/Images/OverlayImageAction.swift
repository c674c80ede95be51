// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Lays a picture onto others.
struct OverlayImageAction: EffectAction {
    static let definition = ActionDefinition(
        "overlayimageonimage", "Overlay Image",
        [
            .input, ParameterDefinition("WFImage", "picture"), .flag("WFShouldShowImageEditor"),
            .choice(
                "WFImagePosition", ["Center", "Top Left", "Top Right", "Bottom Left", "Bottom Right", "Custom"]),
            .number("WFImageX"), .number("WFImageY"), .number("WFImageWidth"), .number("WFImageHeight"),
            .number("WFRotation"), .number("WFOverlayImageOpacity"),
        ], state: .partial("uses the position from the file: there is no image editor"))

    private let input: Operand
    private let overlay: Operand?
    private let position: ChosenValue
    private let x: Operand?
    private let y: Operand?
    private let width: Operand?
    private let height: Operand?
    private let degrees: Operand?
    private let opacity: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        overlay = parameters.operand("WFImage")
        position = parameters.choice("WFImagePosition")
        x = parameters.operand("WFImageX")
        y = parameters.operand("WFImageY")
        width = parameters.operand("WFImageWidth")
        height = parameters.operand("WFImageHeight")
        degrees = parameters.operand("WFRotation")
        opacity = parameters.operand("WFOverlayImageOpacity")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let overlay = overlay.map { context.wholeContent($0) } ?? .nothing
        guard !overlay.isEmpty else {
            throw ShortcutFailure("there is no picture to overlay", remedy: "give it one")
        }
        let sides = try ImageMeasure.sides(width: width, height: height, context)
        let position = try position.value(in: context)
        let (x, y) = (context.number(x, default: 0), context.number(y, default: 0))
        let degrees = context.number(degrees, default: 0)
        let opacity = min(max(context.number(opacity, default: 100), 0), 100) / 100
        return try FileGathering.files(.pictures, in: context.wholeContent(input), &context) {
            bases, context throws(ShortcutFailure) in
            try FileGathering.files(.pictures, in: overlay, &context) { overlays, _ in
                guard let overlay = overlays.first else { return .done(.nothing) }
                return .needs(
                    .images(
                        .overlay(
                            overlay, onto: bases, position: position, x: x, y: y, width: sides.width,
                            height: sides.height, degrees: degrees, opacity: opacity)))
            }
        }
    }
}
