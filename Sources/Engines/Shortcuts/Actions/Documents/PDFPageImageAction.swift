// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes a picture of each page of PDFs.
struct PDFPageImageAction: EffectAction {
    static let definition = ActionDefinition(
        "makeimagefrompdfpage", "Make Image from PDF Page",
        [
            .input, .choice("WFMakeImageFromPDFPageColorspace", ["RGB", "Gray"], spellings: ["Grayscale": "Gray"]),
            .number("WFMakeImageFromPDFPageResolution"),
            .choice("WFMakeImageFromPDFPageImageFormat", ["JPEG", "PNG", "TIFF"]),
        ])

    private static let standardResolution = 300.0

    private let input: Operand
    private let colorSpace: ChosenValue
    private let resolution: Operand?
    private let format: ChosenValue

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        colorSpace = parameters.choice("WFMakeImageFromPDFPageColorspace")
        resolution = parameters.operand("WFMakeImageFromPDFPageResolution")
        format = parameters.choice("WFMakeImageFromPDFPageImageFormat")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let isGray = try colorSpace.value(in: context) == "Gray"
        let resolution = min(max(context.number(resolution, default: Self.standardResolution), 1), 1200)
        let type =
            switch try format.value(in: context) {
            case "PNG": "public.png"
            case "TIFF": "public.tiff"
            default: "public.jpeg"
            }
        return try FileGathering.files(.pdfs, in: context.wholeContent(input), &context) { files, _ in
            .needs(.documents(.pagesOfPDF(files, dotsPerInch: resolution, isGray: isGray, type: type)))
        }
    }
}
