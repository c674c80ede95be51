// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Takes the files of a wanted kind out of what an action is given; what is an address is fetched first.
struct FileGathering: Sendable {
    /// What an action continues with when all files are there.
    typealias Continuation = @Sendable ([ContentFile], inout RunContext) throws(ShortcutFailure) -> ActionStep

    /// What kind of files an action works with.
    enum Wanted: Sendable {
        case pictures
        case pdfs
        /// Pictures and films.
        case photos
        case files
        /// Files, and what can be written into one.
        case anything

        /// What nothing is known of may be wanted.
        fileprivate func accepts(_ file: ContentFile) -> Bool {
            switch self {
            case .pictures: FileTypes.conforms(file.type, to: .image) || file.type == "public.data"
            case .pdfs: file.type == "com.adobe.pdf" || file.type == "public.data"
            case .photos:
                FileTypes.conforms(file.type, to: .image) || FileTypes.conforms(file.type, to: .media)
                    || file.type == "public.data"
            case .files, .anything: true
            }
        }

        fileprivate func refusal(of name: String) -> ShortcutFailure {
            switch self {
            case .pictures:
                ShortcutFailure("‘\(name)’ is not a picture", remedy: "pass a picture or its address")
            case .pdfs: ShortcutFailure("‘\(name)’ is not a PDF", remedy: "pass a PDF, or convert it first")
            case .photos:
                ShortcutFailure("‘\(name)’ is neither a picture nor a video", remedy: "pass one, or its address")
            case .files, .anything:
                ShortcutFailure("‘\(name)’ is not a file", remedy: "pass a file or its address")
            }
        }
    }

    private let wanted: Wanted
    private let then: Continuation

    private init(_ wanted: Wanted, _ then: @escaping Continuation) {
        self.wanted = wanted
        self.then = then
    }

    /// The files of a content. If there is nothing, nothing is done and given.
    static func files(
        _ wanted: Wanted, in content: Content, _ context: inout RunContext, then: @escaping Continuation
    ) throws(ShortcutFailure) -> ActionStep {
        let items = KeyPath.flattened(content).items
        guard !items.isEmpty else { return .done(.nothing) }
        return try FileGathering(wanted, then).gather(items[...], [], &context)
    }

    private func gather(
        _ items: ArraySlice<ContentItem>, _ gathered: [ContentFile], _ context: inout RunContext
    ) throws(ShortcutFailure) -> ActionStep {
        var gathered = gathered
        var rest = items
        while let item = rest.popFirst() {
            if let address = address(item, context) {
                let (files, remaining) = (gathered, rest)
                return .needs(.fetch(WebRequest(address))) { result, context throws(ShortcutFailure) in
                    var files = files
                    // What was fetched is taken as it is: an address in it is not followed.
                    for item in try result.content().items { files.append(try file(item, context)) }
                    return try gather(remaining, files, &context)
                }
            }
            gathered.append(try file(item, context))
        }
        return try then(gathered, &context)
    }

    /// Where the file of an item is to be fetched; nil if the item is one, or is to be written into one.
    private func address(_ item: ContentItem, _ context: RunContext) -> String? {
        switch (item.value, wanted) {
        case (.url(let url), _): WebAddress.isOfWeb(url) ? url : nil
        case (.text, .anything): nil
        case (.text(let text), _):
            text.contains(where: \.isWhitespace) || !WebAddress.isOfWeb(text) ? nil : text
        default: nil
        }
    }

    private func file(_ item: ContentItem, _ context: RunContext) throws(ShortcutFailure) -> ContentFile {
        if case .anything = wanted { return context.coercion.file(item) }
        guard case .file = item.value else { throw wanted.refusal(of: context.coercion.name(item)) }
        let file = context.coercion.file(item)
        guard wanted.accepts(file) else { throw wanted.refusal(of: context.coercion.name(item)) }
        return file
    }
}
