// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of documents, rich text and archives.
    static let documents = ActionSummaries(
        .documents,
        [
            .init(
                "generatebarcode",
                "Make a QR code from {WFText}[ with error correction {WFQRErrorCorrectionLevel}]", output: "QR Code"),
            .init(
                "gethtmlfromrichtext",
                "Make HTML from {WFInput}[WFMakeFullDocument=no: as a fragment]", output: "HTML from Rich Text"),
            .init("getmarkdownfromrichtext", "Make Markdown from {WFInput}", output: "Markdown from Rich Text"),
            .init("getrichtextfromhtml", "Make rich text from the HTML {WFHTML}", output: "Rich Text from HTML"),
            .init(
                "getrichtextfrommarkdown",
                "Make rich text from the Markdown {WFInput}", output: "Rich Text from Markdown"),
            .init(
                "gettextfrompdf",
                "Get the text of the PDF {WFInput}[WFGetTextFromPDFTextType=Rich Text: as rich text]"),
            .init(
                "makeimagefrompdfpage",
                "Make images from the pages of {WFInput}[ as {WFMakeImageFromPDFPageImageFormat}]"),
            .init(
                "makepdf",
                """
                Make a PDF from {WFInput}[WFPDFIncludedPages=Single Page: with page {WFPDFSinglePage} \
                only][WFPDFIncludedPages=Page Range: with pages {WFPDFPageRangeStart} to \
                {WFPDFPageRangeEnd}][WFPDFIncludeMargin=yes: with margins]
                """, output: "PDF"),
            .init(
                "makezip",
                "Make the archive [{WFZIPName} ]from {WFInput}[ as {WFArchiveFormat}]", output: "Archive"),
            .init("print", "Print {WFInput}"),
            .init("scanbarcode", "Scan a QR code or barcode", output: "QR or Barcode"),
            .init("unzip", "Extract the files of {WFArchive}", output: "Files"),
        ],
        parameters: [
            .init("WFArchive", "Archive", also: ["WFInput"], options: .input),
            .init("WFArchiveFormat", "Format", standard: ".zip"),
            .init("WFGetTextFromPDFTextType", "Text Type", standard: "Text"),
            .init("WFHTML", "HTML", also: ["WFInput"], options: .input),
            .init("WFMakeFullDocument", "Whole Document", standard: "yes"),
            .init("WFMakeImageFromPDFPageColorspace", "Color Space", standard: "RGB"),
            .init("WFMakeImageFromPDFPageImageFormat", "Format", standard: "JPEG"),
            .init("WFMakeImageFromPDFPageResolution", "Resolution"),
            .init("WFPDFDocumentMergeBehavior", "Merge"),
            .init("WFPDFIncludeMargin", "Margins", standard: "no"),
            .init("WFPDFIncludedPages", "Pages", standard: "All Pages"),
            .init("WFPDFPageRangeEnd", "To Page", when: "WFPDFIncludedPages=Page Range"),
            .init("WFPDFPageRangeStart", "From Page", when: "WFPDFIncludedPages=Page Range"),
            .init("WFPDFSinglePage", "Page Number", when: "WFPDFIncludedPages=Single Page"),
            .init("WFQRErrorCorrectionLevel", "Error Correction", standard: "Medium"),
            .init("WFZIPName", "Name"),
        ])
}
