// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
package import Foundation

/// Draws the icons of quick actions.
///
/// ```swift
/// let artist = IconArtist()
/// let icon = try await artist.draw(.symbol("star.fill"), in: IconStyle(scale: .two))
/// try icon.png.write(to: file)
/// ```
///
/// The C libraries work on a queue of their own, one icon after the other, and never on a thread of Swift's pool.
package final class IconArtist: Sendable {
    private let queue = DispatchQueue(label: "org.beckon.icons")
    private let theme: IconTheme

    /// - Parameter dataFolders: Where icon themes are looked for, as `XDG_DATA_DIRS` lists them; the system's own
    ///   where nothing is given.
    package init(dataFolders: [URL] = IconTheme.standardDataFolders) {
        theme = IconTheme(dataFolders: dataFolders)
    }

    /// Draws an icon. In place of one that can't be had there is a plain dot, and a warning.
    ///
    /// - Throws: ``IconError`` where the graphics library has no memory.
    package func draw(_ icon: Icon, in style: IconStyle = IconStyle()) async throws(IconError) -> DrawnIcon {
        let result: Result<DrawnIcon, IconError> = await withCheckedContinuation { continuation in
            queue.async { [theme] in
                continuation.resume(
                    returning: Self.result { () throws(IconError) in try Self.draw(icon, style, theme) })
            }
        }
        return try result.get()
    }

    private static func result(_ work: () throws(IconError) -> DrawnIcon) -> Result<DrawnIcon, IconError> {
        do throws(IconError) { return .success(try work()) } catch { return .failure(error) }
    }

    private static func draw(_ icon: Icon, _ style: IconStyle, _ theme: IconTheme) throws(IconError) -> DrawnIcon {
        let painter = IconPainter(style: style, theme: theme)
        switch try painter.png(of: icon) {
        case .success(let png): return DrawnIcon(png: png)
        case .failure(let flaw): return DrawnIcon(png: try plain(painter), warning: flaw.sentence)
        }
    }

    private static func plain(_ painter: IconPainter) throws(IconError) -> Data {
        switch try painter.png(of: .plain) {
        case .success(let png): return png
        case .failure(let flaw): throw IconError(reason: flaw.sentence)
        }
    }
}
