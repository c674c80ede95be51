// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives the text of PDFs.
struct PDFTextAction: EffectAction {
    static let definition = ActionDefinition(
        "gettextfrompdf", "Get Text from PDF",
        [.input, .choice("WFGetTextFromPDFTextType", ["Text", "Rich Text"])],
        state: .partial("it is a text without styles"))

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        try FileGathering.files(.pdfs, in: context.wholeContent(input), &context) { files, _ in
            .needs(.documents(.textOfPDF(files)))
        }
    }
}
