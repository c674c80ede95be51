// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension PanelContent {
    /// A code to hold before a scanner.
    package struct Code: Hashable, Sendable, Encodable {
        /// What it is for: “transit”.
        package var caption: String?
        package var picture: PanelImage?

        package init(caption: String? = nil, picture: PanelImage? = nil) {
            self.caption = caption
            self.picture = picture
        }
    }
}

extension PanelContent.Code: PanelContent.Part {
    var lines: [String] { [caption ?? ""] }
    var images: [PanelImage?] { [picture] }
}
