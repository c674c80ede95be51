// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutDocument

/// Gives the photos that are as wanted: of its input, or else of the person's.
struct FindPhotosAction: EffectAction {
    static let reaches: Set<ActionReach> = [.photos]
    static let definition = FilterItemsAction.filter(
        "photos", "Find Photos", state: .partial("searches only your latest 200 photos"))

    private static let most = 200

    /// Nil if the person's photos are meant.
    private let input: Operand?
    private let filter: ContentFilter

    init(_ parameters: inout ParameterReader) {
        // A text is no input but the name of the library, which is meant too where nothing is said.
        let isNamed = parameters.action.value("WFContentItemInputParameter")?.variable == nil
        input = isNamed ? nil : parameters.operand("WFContentItemInputParameter")
        filter = ContentFilter(&parameters)
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        if let input { return .done(Content(photos(of: context.items(input), context))) }
        let count = filter.latest(in: context).map { min($0, Self.most) } ?? Self.most
        return .needs(.photos(.latest(count: count, [.images, .videos, .screenshots]))) {
            result, context throws(ShortcutFailure) in
            // The last one is first; there is no date in a file to tell them apart by.
            let items = try result.content().items
            return .done(Content(photos(of: filter.isOldestFirst(in: context) ? items.reversed() : items, context)))
        }
    }

    private func photos(of items: [ContentItem], _ context: RunContext) -> [ContentItem] {
        filter.items(of: items.filter { [.image, .media, .photo].contains($0.value.kind) }, in: context)
    }
}
