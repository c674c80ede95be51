// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that is done with documents, archives and codes.
package enum DocumentRequest: Codable, Sendable {
    case makePDF(Content, PDFLayout)
    case textOfPDF([ContentFile])
    /// The pages as pictures.
    case pagesOfPDF([ContentFile], dotsPerInch: Double, isGray: Bool, type: String)
    case richTextFromMarkdown(String)
    case markdownFromRichText(RichText)
    case richTextFromHTML(String)
    /// A type of archive by its extension.
    case makeArchive([ContentFile], name: String, format: String)
    case extractArchive(ContentFile)
    case makeBarcode(String, correction: String)
    case readBarcode(ContentFile)

    /// How a PDF is made.
    package struct PDFLayout: Codable, Sendable {
        package var hasMargin = true
        /// Which pages of what it is made of, from 1; nil is all.
        package var pages: ClosedRange<Int>?
        /// Whether the pages of documents are taken in turn and not one document after the other.
        package var isShuffled = false

        package init(hasMargin: Bool = true, pages: ClosedRange<Int>? = nil, isShuffled: Bool = false) {
            self.hasMargin = hasMargin
            self.pages = pages
            self.isShuffled = isShuffled
        }
    }
}
