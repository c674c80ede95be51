// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes a PDF of texts, pictures, pages and other documents.
struct MakePDFAction: EffectAction {
    static let definition = ActionDefinition(
        "makepdf", "Make PDF",
        [
            .input, .flag("WFPDFIncludeMargin"),
            .choice("WFPDFIncludedPages", ["All Pages", "Single Page", "Page Range"]), .number("WFPDFSinglePage"),
            .number("WFPDFPageRangeStart"), .number("WFPDFPageRangeEnd"),
            .choice("WFPDFDocumentMergeBehavior", ["Append", "Shuffle"]),
        ])

    private let input: Operand
    private let hasMargin: Operand?
    private let pages: ChosenValue
    private let page: Operand?
    private let firstPage: Operand?
    private let lastPage: Operand?
    private let merging: ChosenValue

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        hasMargin = parameters.operand("WFPDFIncludeMargin")
        pages = parameters.choice("WFPDFIncludedPages")
        page = parameters.operand("WFPDFSinglePage")
        firstPage = parameters.operand("WFPDFPageRangeStart")
        lastPage = parameters.operand("WFPDFPageRangeEnd")
        merging = parameters.choice("WFPDFDocumentMergeBehavior")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let content = context.wholeContent(input)
        guard !content.isEmpty else { return .done(.nothing) }
        let layout = DocumentRequest.PDFLayout(
            hasMargin: context.flag(hasMargin, default: false), pages: try pages(context),
            isShuffled: try merging.value(in: context) == "Shuffle")
        return .needs(.documents(.makePDF(content, layout)))
    }

    private func pages(_ context: RunContext) throws(ShortcutFailure) -> ClosedRange<Int>? {
        switch try pages.value(in: context) {
        case "Single Page":
            let page = try number(page, default: 1, context)
            return page...page
        case "Page Range":
            let first = try number(firstPage, default: 1, context)
            let last = try number(lastPage, default: first, context)
            guard first <= last else {
                throw ShortcutFailure(
                    "there are no pages from \(first) to \(last)", remedy: "make the first page come before the last")
            }
            return first...last
        default: return nil
        }
    }

    private func number(
        _ operand: Operand?, default standard: Int, _ context: RunContext
    ) throws(ShortcutFailure) -> Int {
        let page = context.number(operand, default: Double(standard))
        guard page >= 1, page <= 1_000_000 else {
            throw ShortcutFailure("there is no page \(Number(page).text)", remedy: "count pages from 1")
        }
        return Int(page)
    }
}
