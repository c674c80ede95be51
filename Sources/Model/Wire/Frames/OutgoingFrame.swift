// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentValues

/// A message that is ready to be sent, and the files that it names.
package struct OutgoingFrame: Sendable {
    /// With the length in front.
    package var bytes: Data
    /// What the other side has to have before; each once.
    package var files: [FileContent]

    package init(_ bytes: Data, files: [FileContent] = []) {
        self.bytes = bytes
        self.files = files
    }
}
