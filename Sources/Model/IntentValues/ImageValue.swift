// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where the picture of an object, a person or an intent comes from.
package enum ImageValue: Hashable, Sendable, Codable {
    /// The name of an image in the bundle that made the value.
    case named(String)
    /// The name of a system symbol.
    case system(String)
    /// Encoded image bytes, PNG or JPEG.
    case data(Data)
    case url(URL)
}
