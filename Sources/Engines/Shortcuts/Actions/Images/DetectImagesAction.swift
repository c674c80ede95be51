// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives the pictures among what it is given: files as they are, pages of PDFs, and what addresses lead to.
struct DetectImagesAction: EffectAction {
    static let definition = ActionDefinition(
        "detect.images", "Get Images from Input", [.input],
        state: .partial("does not find pictures inside pages and rich text"))

    private static let dotsPerInch = 300.0

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func perform(_ context: inout RunContext) -> ActionStep {
        let items = KeyPath.flattened(context.wholeContent(input)).items
        return Self.step(items[...], found: [])
    }

    private static func step(_ items: ArraySlice<ContentItem>, found: [ContentItem]) -> ActionStep {
        var (rest, found) = (items, found)
        while let item = rest.popFirst() {
            if isPicture(item) {
                found.append(item)
            } else if let effect = effect(item) {
                let (before, remaining) = (found, rest)
                return .needs(effect) { result, _ throws(ShortcutFailure) in
                    step(remaining, found: before + (try result.content()).items.filter { isPicture($0) })
                }
            }
        }
        return .done(Content(found))
    }

    private static func isPicture(_ item: ContentItem) -> Bool {
        guard case .file(let file) = item.value else { return false }
        return FileTypes.conforms(file.type, to: .image)
    }

    /// What has to be done for the pictures of an item; nil if it has none.
    private static func effect(_ item: ContentItem) -> Effect? {
        switch item.value {
        case .file(let file) where file.type == "com.adobe.pdf":
            .documents(.pagesOfPDF([file], dotsPerInch: dotsPerInch, isGray: false, type: "public.png"))
        case .url(let url): WebAddress.isOfWeb(url) ? .fetch(WebRequest(url)) : nil
        case .text(let text):
            WebAddress.isOfWeb(text) && !text.contains(where: \.isWhitespace) ? .fetch(WebRequest(text)) : nil
        default: nil
        }
    }
}
