// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes a picture of a code that machines read.
struct MakeBarcodeAction: EffectAction {
    static let definition = ActionDefinition(
        "generatebarcode", "Generate QR Code",
        [
            .text("WFText"),
            .choice("WFQRErrorCorrectionLevel", ["Low", "Medium", "Quartile", "High"], standard: "Medium"),
        ])

    /// What the largest code holds.
    private static let longest = 2953

    private let text: Operand
    private let correction: ChosenValue

    init(_ parameters: inout ParameterReader) {
        text = parameters.input("WFText", "WFInput")
        correction = parameters.choice("WFQRErrorCorrectionLevel")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let text = context.text(text)
        guard text.utf8.count <= Self.longest else {
            throw ShortcutFailure(
                "text of \(text.utf8.count) bytes is too long for a code", remedy: "use at most 2953 bytes")
        }
        return .needs(.documents(.makeBarcode(text, correction: try correction.value(in: context))))
    }
}
