// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences
import ShortcutDocument

/// Writes a text onto pictures.
struct OverlayTextAction: EffectAction {
    static let definition = ActionDefinition(
        "overlaytext", "Overlay Text",
        [
            .text("WFText"), ParameterDefinition("WFImage", "picture"), .text("WFTextPosition"),
            .choice("WFTextAlignment", ["Left", "Center", "Right"], standard: "Center"),
            ParameterDefinition("WFFont", "font"),
            .number("WFPercentageFontSize"), .number("WFPercentageTextOffset"), .number("WFTextRotation"),
            ParameterDefinition("WFTextColor", "colour"), .flag("WFTextOutlineEnabled"),
            ParameterDefinition("WFTextStrokeColor", "colour"), .number("WFPercentageTextStrokeWidth"),
        ])

    private let text: Operand?
    private let image: Operand
    private let position: Operand?
    private let alignment: ChosenValue
    private let font: String?
    private let size: Operand?
    private let offset: Operand?
    private let rotation: Operand?
    private let color: String?
    private let hasOutline: Operand?
    private let outlineColor: String?
    private let outlineWidth: Operand?

    init(_ parameters: inout ParameterReader) {
        text = parameters.operand("WFText")
        image = parameters.input("WFImage", "WFInput")
        position = parameters.operand("WFTextPosition")
        alignment = parameters.choice("WFTextAlignment")
        font = parameters.record("WFFont")?.string("WFFontDescriptorName")
        size = parameters.operand("WFPercentageFontSize")
        offset = parameters.operand("WFPercentageTextOffset")
        rotation = parameters.operand("WFTextRotation")
        color = parameters.record("WFTextColor").map { Self.color($0) }
        hasOutline = parameters.operand("WFTextOutlineEnabled")
        outlineColor = parameters.record("WFTextStrokeColor").map { Self.color($0) }
        outlineWidth = parameters.operand("WFPercentageTextStrokeWidth")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let outline: TextOverlay.Outline? =
            context.flag(hasOutline, default: true)
            ? .init(color: outlineColor ?? "#000000FF", width: percentage(outlineWidth, default: 3, context)) : nil
        let overlay = TextOverlay(
            context.text(text, default: ""), position: context.text(position, default: "Bottom Center"),
            alignment: try alignment.value(in: context), font: font,
            size: percentage(size, default: 5, context), offset: percentage(offset, default: 5, context),
            degrees: context.number(rotation, default: 0), color: color ?? "#FFFFFFFF", outline: outline)
        return try FileGathering.files(.pictures, in: context.wholeContent(image), &context) { pictures, _ in
            .needs(.images(.overlayText(overlay, onto: pictures)))
        }
    }

    private func percentage(_ operand: Operand?, default standard: Double, _ context: RunContext) -> Double {
        min(max(context.number(operand, default: standard), 0), 100)
    }

    /// Its parts go from 0 to 1.
    private static func color(_ record: ShortcutDictionary) -> String {
        let parts = ["redComponent", "greenComponent", "blueComponent", "alphaComponent"].map { key in
            let part = number(record[key]) ?? (key == "alphaComponent" ? 1 : 0)
            let digits = String(Int((part.isFinite ? min(max(part, 0), 1) : 0) * 255), radix: 16, uppercase: true)
            return digits.count == 1 ? "0\(digits)" : digits
        }
        return "#\(parts.joined())"
    }

    private static func number(_ content: PropertyListNode.Content?) -> Double? {
        switch content {
        case .real(let number): number
        case .integer(let number): Double(number)
        default: nil
        }
    }
}
