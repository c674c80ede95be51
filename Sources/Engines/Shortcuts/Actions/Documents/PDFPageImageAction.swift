// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes a picture of each page of PDFs.
struct PDFPageImageAction: EffectAction {
    static let definition = ActionDefinition(
        "makeimagefrompdfpage", "Make Image from PDF Page",
        [
            .input, .choice("WFMakeImageFromPDFPageColorspace", ["RGB", "Gray"]),
            .number("WFMakeImageFromPDFPageResolution"),
            .choice("WFMakeImageFromPDFPageImageFormat", ["JPEG", "PNG", "TIFF"]),
        ])

    private static let standardResolution = 300.0

    private let input: Operand
    private let colorSpace: Operand?
    private let resolution: Operand?
    private let format: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        colorSpace = parameters.operand("WFMakeImageFromPDFPageColorspace")
        resolution = parameters.operand("WFMakeImageFromPDFPageResolution")
        format = parameters.operand("WFMakeImageFromPDFPageImageFormat")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let isGray = context.text(colorSpace, default: "RGB").hasPrefix("Gr")
        let resolution = min(max(context.number(resolution, default: Self.standardResolution), 1), 1200)
        let type =
            switch context.text(format, default: "JPEG") {
            case "PNG": "public.png"
            case "TIFF": "public.tiff"
            default: "public.jpeg"
            }
        return try FileGathering.files(.pdfs, in: context.wholeContent(input), &context) { files, _ in
            .needs(.documents(.pagesOfPDF(files, dotsPerInch: resolution, isGray: isGray, type: type)))
        }
    }
}
