// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension PanelContent {
    /// A call that is made.
    package struct Call: Hashable, Sendable, Encodable {
        /// Who is called.
        package var names: String
        /// “Video call”.
        package var kind: String
        package var isVideo: Bool
        /// The first person's.
        package var picture: PanelImage?

        package init(names: String, kind: String, isVideo: Bool, picture: PanelImage? = nil) {
            self.names = names
            self.kind = kind
            self.isVideo = isVideo
            self.picture = picture
        }

        private enum CodingKeys: String, CodingKey {
            case names, isVideo, picture
            // Every content has its `kind`.
            case kind = "callKind"
        }
    }
}

extension PanelContent.Call: PanelContent.Part {
    var lines: [String] { [names, kind] }
    var images: [PanelImage?] { [picture] }
}
