// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Drawing
package import Foundation

/// Draws the icons of quick actions and apps.
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
        try await onQueue { [theme] () throws(IconError) in try Self.draw(icon, style, theme) }
    }

    /// Draws the icon of an app, from the first of its files that is there.
    ///
    /// - Parameters:
    ///   - names: As `CFBundleIconFiles` has them.
    ///   - bundle: The app's folder; nothing outside of it is read.
    /// - Throws: ``IconError`` where the graphics library has no memory.
    package func draw(
        app names: [String], in bundle: URL, scale: IconStyle.Scale = .three
    ) async throws(IconError) -> AppIcon {
        try await onQueue { () throws(IconError) in
            var flaw: IconFlaw?
            // The last one is the finest, by Apple's custom.
            for name in names.suffix(Self.mostNames).reversed() {
                let image: DecodedImage
                do throws(IconFlaw) { image = try TemplateImageFile(name, in: bundle, for: scale).picture() } catch {
                    flaw = flaw ?? error
                    continue
                }
                return .own(png: try Self.square(of: image.bitmap, scale))
            }
            return flaw.map { .flawed($0.sentence(of: "its first letter")) } ?? .none
        }
    }

    /// A square filled with the middle of an image, in its own colors.
    private static func square(of image: Bitmap, _ scale: IconStyle.Scale) throws(IconError) -> Data {
        let square = CGRect(x: 0, y: 0, width: AppIcon.side, height: AppIcon.side)
        do throws(DrawingError) {
            let canvas = try Canvas(size: square.size, scale: Double(scale.rawValue))
            let size = CGSize(width: image.width, height: image.height)
            canvas.draw(image, pointSize: size, in: square, mode: .aspectFill)
            return try canvas.bitmap().png()
        } catch {
            throw IconError(reason: "\(error)")
        }
    }

    /// An app has a handful.
    private static let mostNames = 32

    private func onQueue<Value: Sendable>(
        _ work: @escaping @Sendable () throws(IconError) -> Value
    ) async throws(IconError) -> Value {
        let result: Result<Value, IconError> = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Self.result(work)) }
        }
        return try result.get()
    }

    private static func result<Value>(_ work: () throws(IconError) -> Value) -> Result<Value, IconError> {
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
