// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import ShortcutRunner
import Shortcuts

/// Answers for a person: the first of every list, what stands there already, else something of the kind that is asked
/// for. What only a machine with a desktop does is done with nothing.
struct ScriptedPerson: EffectPerformer {
    let web: RecordedWeb

    func perform(_ effect: Effect) async -> EffectResult? {
        switch effect {
        case .ask(let question): .content(.text(question.standard ?? Self.answer(question.kind)))
        case .choose(let choice): .chosen(choice.titles.isEmpty ? [] : [0])
        case .show(let presentation): .content(presentation.content)
        case .writeClipboard(let content): .content(content)
        case .readClipboard: .content(.text("https://example.org/"))
        case .fetch: await web.perform(effect)
        case .images, .documents, .hash: nil
        case .files(let request): .content(Self.content(request))
        case .runIntent(let step): .content(step.input)
        case .device: .content(.text("1"))
        case .photos, .takeScreenshot: .content(Content(.file(Self.picture)))
        default: .content(.nothing)
        }
    }

    private static func answer(_ kind: Question.Kind) -> String {
        switch kind {
        case .text: "Ada"
        case .number: "12"
        case .url: "https://example.org/"
        case .date, .time, .dateAndTime: "2026-05-01 18:30"
        }
    }

    private static func content(_ request: FileRequest) -> Content {
        switch request {
        case .save(let files, _, _), .move(let files, _, _): Content(files.map { ContentItem(.file($0)) })
        case .rename(let file, _): Content(.file(file))
        case .delete: .nothing
        default:
            Content(
                .file(
                    ContentFile(
                        name: "Note.txt", type: "public.plain-text", data: Data("a note".utf8), path: "Note.txt")))
        }
    }

    /// Eight white pixels by eight.
    private static let picture: ContentFile = {
        let bitmap = try? Bitmap(width: 8, height: 8, bytes: [UInt8](repeating: 255, count: 256))
        let data = (try? bitmap?.png()) ?? Data()
        return ContentFile(name: "Photo.png", type: "public.png", data: data, path: "Photo.png")
    }()
}
