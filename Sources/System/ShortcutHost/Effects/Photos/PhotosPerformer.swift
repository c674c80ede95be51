// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutRunner
package import Shortcuts

/// The person's photos, which are the pictures and films in their folder for them.
package struct PhotosPerformer: EffectPerformer {
    /// Asks the person whether the shortcut may see their photos, or change them.
    package typealias Allowing = @Sendable (_ request: PhotoRequest) async -> Bool

    private let library: PhotoLibrary
    private let pointing: FilesPerformer.Pointing?
    private let allows: Allowing

    /// - Parameters:
    ///   - trash: Where deleted photos go; nil for a bin in the folder.
    ///   - pointing: Asks for a photo; nil if nobody can be asked.
    package init(
        _ folder: PicturesFolder, trash: DesktopTrash? = nil, pointing: FilesPerformer.Pointing?,
        allows: @escaping Allowing
    ) {
        library = PhotoLibrary(folder.url, trash: trash)
        self.pointing = pointing
        self.allows = allows
    }

    package func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        guard case .photos(let request) = effect else { return nil }
        return .content(Content(try await photos(for: request).map { ContentItem(.file($0)) }))
    }

    private func photos(for request: PhotoRequest) async throws(ShortcutFailure) -> [ContentFile] {
        switch request {
        case .latest(let count, let kinds):
            try await ask(request)
            return try library.latest(count, kinds)
        case .choose(let several, let kinds):
            return try await chosen(several, kinds)
        case .save(let files, let album):
            try await ask(request)
            return try library.save(files, album: album)
        case .delete(let files):
            try await ask(request)
            try library.delete(files)
            return []
        case .take:
            throw ShortcutFailure(
                "no camera is available", remedy: "take the photo yourself, and let the shortcut choose it",
                kind: .missing)
        }
    }

    private func ask(_ request: PhotoRequest) async throws(ShortcutFailure) {
        guard await allows(request) else {
            if Task.isCancelled { throw .cancelled }
            throw ShortcutFailure("the use of photos was not allowed", remedy: "allow it when you are asked")
        }
    }

    private func chosen(_ several: Bool, _ kinds: [PhotoRequest.Kind]) async throws(ShortcutFailure) -> [ContentFile] {
        guard let pointing else {
            throw ShortcutFailure(
                "nobody can choose a photo", remedy: "use the latest photos, or run it where you can answer")
        }
        let prompt: Sentence =
            several ? "Which photos? Give their paths, a line each." : "Which photo? Give its path."
        guard let answer = await pointing(prompt) else { throw .cancelled }
        let files = FilesPerformer(ShortcutFolder(library.url)) { _ in answer }
        let choice = await files.result(of: .files(.choose(allowsSeveral: several, .files)))
        return try choice.content().items.map { item throws(ShortcutFailure) in try photo(item, kinds) }
    }

    private func photo(_ item: ContentItem, _ kinds: [PhotoRequest.Kind]) throws(ShortcutFailure) -> ContentFile {
        guard case .file(let file) = item.value, PhotoLibrary.isPhoto(file.name) else {
            throw ShortcutFailure("the chosen file is not a photo", remedy: "choose a picture or a video")
        }
        return file
    }
}
