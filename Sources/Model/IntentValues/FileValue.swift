// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A file handed to or from an intent, with its bytes.
package struct FileValue: Hashable, Sendable, Codable {
    /// The whole content. The wire's frame size bounds it.
    package var data: Data
    /// The name with its extension, without a folder.
    package var filename: String
    /// The uniform type identifier, such as `public.png`, where it is known.
    package var typeIdentifier: String?

    package init(data: Data, filename: String, typeIdentifier: String? = nil) {
        self.data = data
        self.filename = filename
        self.typeIdentifier = typeIdentifier
    }
}
