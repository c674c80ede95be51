// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Apps
package import Drawing
package import ExtensionHost
import Sentences
package import Wire

/// The pictures of answers: the app's own, where it has an Intents UI extension that draws one, else the system's.
///
/// Nothing that the extension does keeps a panel away: one that is late, crashes, or answers with what doesn't fit
/// gets the standard panel, and the reason is in the picture's source.
package struct Panels: Sendable {
    /// Asks an extension of an app to draw. The caller sees to the sandbox and to deadlines, and starts the
    /// extension in the language of the surface.
    package typealias Ask =
        @Sendable (PanelRequest, InstalledExtension, InstalledApp) async throws(ExtensionFailure) -> ExtensionAnswer

    private let ask: Ask

    package init(ask: @escaping Ask) {
        self.ask = ask
    }

    /// The panel of a subject.
    ///
    /// - Throws: `DrawingError` where the system itself cannot draw; there is no panel without it.
    package func picture(of subject: PanelSubject, on surface: PanelSurface) async throws(DrawingError) -> PanelPicture
    {
        let drawn: Drawn = await drawing(of: subject, on: surface)
        var card = PanelCard(words: subject.words, surface: surface)
        switch drawn {
        case .app(let bitmap):
            return PanelPicture(bitmap: try card.bitmap(around: bitmap), scale: surface.scale, source: .app)
        case .nothing(let source):
            if let content = subject.words.content {
                let app = subject.app
                card.pictures = ContentPictures(bundles: app.extensions.map(\.location) + [app.location])
                    .bitmaps(of: content)
            }
            return PanelPicture(bitmap: try card.bitmap(), scale: surface.scale, source: source)
        }
    }

    private enum Drawn {
        case app(Bitmap)
        case nothing(PanelPicture.Source)
    }

    private func drawing(of subject: PanelSubject, on surface: PanelSurface) async -> Drawn {
        guard let part = Self.drawer(of: subject.interaction.intent, in: subject.app) else {
            return .nothing(.standard)
        }
        do throws(ExtensionFailure) {
            let request = Self.request(for: subject, on: surface)
            let answer = try await ask(request, part, subject.app)
            return Self.check(answer, to: request, from: part)
        } catch {
            return .nothing(.instead(of: "\(error.identifier): \(error.text)", detail: error.detail))
        }
    }

    /// The extension that draws an intent's panels: the first one that lists it.
    package static func drawer(of intent: IntentPayload, in app: InstalledApp) -> InstalledExtension? {
        let name = intent.unqualifiedName
        return app.extensions.first { part in
            guard let plist = part.info.extension, plist.kind == .intentsInterfaceExtension else { return false }
            return plist.intentsSupported.contains(name)
        }
    }

    private static func request(for subject: PanelSubject, on surface: PanelSurface) -> PanelRequest {
        PanelRequest(
            panel: subject.number, interaction: subject.interaction, status: subject.status,
            parameters: subject.interaction.intent.values.keys.sorted(), minimum: surface.minimum,
            maximum: surface.maximum, scale: surface.scale, appearance: surface.appearance)
    }

    private static func check(
        _ answer: ExtensionAnswer, to request: PanelRequest, from part: InstalledExtension
    ) -> Drawn {
        func instead(_ reason: Sentence) -> Drawn { .nothing(.instead(of: "\(part.id): \(reason)", detail: nil)) }
        switch answer.reply {
        case .refusal(let refusal):
            return instead("\(refusal.text)")
        case .panel(let reply) where !reply.isAccepted || reply.size.isEmpty && answer.pixels == nil:
            return .nothing(.standard)
        case .panel(let reply):
            guard let pixels = answer.pixels else { return instead("the extension drew a panel without pixels") }
            guard reply.size.isBetween(request.minimum, request.maximum) else {
                return instead(
                    "the extension drew \(reply.size.width) × \(reply.size.height) points, which is outside the "
                        + "allowed range")
            }
            guard pixels.extent.fits(reply.size, request.scale) else {
                return instead(
                    "the extension sent \(pixels.width) × \(pixels.height) pixels for "
                        + "\(reply.size.width) × \(reply.size.height) points")
            }
            do throws(DrawingError) {
                return .app(try Bitmap(width: pixels.width, height: pixels.height, bytes: Array(pixels.bytes)))
            } catch {
                return instead("the extension's pixels are invalid: \(error)")
            }
        default:
            return instead("the extension was asked to draw but sent another answer")
        }
    }
}

extension PanelSize {
    /// Half a point more or less is rounding.
    fileprivate func isBetween(_ minimum: PanelSize, _ maximum: PanelSize) -> Bool {
        width >= minimum.width - 0.5 && height >= minimum.height - 0.5 && width <= maximum.width + 0.5
            && height <= maximum.height + 0.5
    }
}

extension PanelReply.Extent {
    fileprivate func fits(_ size: PanelSize, _ scale: Double) -> Bool {
        abs(Double(width) - size.width * scale) <= 1 && abs(Double(height) - size.height * scale) <= 1
    }
}
