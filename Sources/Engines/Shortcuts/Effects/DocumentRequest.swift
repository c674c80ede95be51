// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that is done with documents, archives and codes.
package enum DocumentRequest: Sendable {
    case makePDF(Content)
    case textOfPDF([ContentFile])
    /// The pages as pictures.
    case pagesOfPDF([ContentFile])
    case richTextFromMarkdown(String)
    case markdownFromRichText(RichText)
    case richTextFromHTML(String)
    /// A type of archive by its extension.
    case makeArchive([ContentFile], name: String, format: String)
    case extractArchive(ContentFile)
    case makeBarcode(String, correction: String)
    case readBarcode(ContentFile)
}
