// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentValues
import SystemLink

extension FileValue {
    /// A file with these bytes, as an app hands one over.
    package init(holding bytes: Data, filename: String, typeIdentifier: String? = nil) {
        self.init(OwnFile.content(holding: bytes), filename: filename, typeIdentifier: typeIdentifier)
    }
}
