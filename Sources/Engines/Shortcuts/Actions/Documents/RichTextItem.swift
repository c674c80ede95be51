// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Items as texts with styles.
enum RichTextItem {
    /// Of a page that is a file, what is written in it is taken as its styles.
    static func richText(_ item: ContentItem, _ coercion: Coercion) -> RichText {
        if case .file(let file) = item.value, file.type == "public.html", let html = coercion.fileText(file) {
            return RichText(html: html, text: html)
        }
        return coercion.richText(item)
    }
}
