// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What an app is known by on the home screen.
package enum AppIcon: Hashable, Sendable {
    /// The app's own picture: a square PNG of ``side`` points, whose corners are the home screen's to round.
    case own(png: Data)
    /// The app names no file.
    case none
    /// None of the files can be used; one sentence for a developer.
    case flawed(String)

    /// In points, as Apple's guidelines for the home screen have it.
    package static let side = 60
}
