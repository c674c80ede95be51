// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of lists.
    static let lists = ActionSummaries(
        .lists,
        [
            .init(
                "choosefromlist",
                """
                Choose from {WFInput}[WFChooseFromListActionSelectMultiple=yes:, several at once][ with the \
                prompt {WFChooseFromListActionPrompt}]
                """, output: "Chosen Item"),
            .init("count", "Count the {WFCountType} in {Input}"),
            .init(
                "getitemfromlist",
                """
                Get [WFItemSpecifier=Item At Index:item {WFItemIndex}][WFItemSpecifier=Items in Range:items \
                {WFItemRangeStart} to {WFItemRangeEnd}][WFItemSpecifier!=Item At Index;Items in Range:the \
                {WFItemSpecifier}] from {WFInput}
                """, output: "Item from List"),
            .init("list", "List of {WFItems}"),
        ],
        parameters: [
            .init("WFChooseFromListActionPrompt", "Prompt"),
            .init(
                "WFChooseFromListActionSelectAll", "All at First", standard: "no",
                when: "WFChooseFromListActionSelectMultiple=yes"),
            .init("WFChooseFromListActionSelectMultiple", "Several", standard: "no"),
            .init("WFCountType", "Kind", standard: "Items"),
            .init("WFItemIndex", "Item", when: "WFItemSpecifier=Item At Index"),
            .init("WFItemRangeEnd", "To", when: "WFItemSpecifier=Items in Range"),
            .init("WFItemRangeStart", "From", standard: "1", when: "WFItemSpecifier=Items in Range"),
            .init("WFItemSpecifier", "Get", standard: "First Item"),
        ])
}
