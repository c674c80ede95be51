// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension PanelContent {
    /// A note that was taken.
    package struct Note: Hashable, Sendable, Encodable {
        package var title: String?
        package var text: String
        /// The folder it is in.
        package var folder: String?
        /// The first of its pictures.
        package var picture: PanelImage?

        package init(title: String? = nil, text: String, folder: String? = nil, picture: PanelImage? = nil) {
            self.title = title
            self.text = text
            self.folder = folder
            self.picture = picture
        }
    }
}

extension PanelContent.Note: PanelContent.Part {
    var lines: [String] {
        [title ?? ""] + text.split(whereSeparator: \.isNewline).map(String.init) + [folder.map { "(\($0))" } ?? ""]
    }

    var images: [PanelImage?] { [picture] }
}
