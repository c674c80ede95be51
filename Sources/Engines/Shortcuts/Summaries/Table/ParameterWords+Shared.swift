// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ParameterWords {
    /// Of parameters that actions of several categories have.
    static let shared: [ParameterWords] = [
        .init("Advanced", "Advanced", options: .quiet),
        .init("Input", "Input", options: .input),
        .init("WFContentItemFilter", "Filter"),
        .init("WFContentItemInputParameter", "Input", also: ["WFInput"], options: .input),
        .init("WFContentItemLimitEnabled", "Limit", standard: "no", options: .quiet),
        .init("WFContentItemLimitNumber", "At Most", standard: "1", when: "WFContentItemLimitEnabled=yes"),
        .init("WFContentItemPropertyName", "Detail", standard: "Name", options: .named),
        .init("WFContentItemSortEnabled", "Sort", standard: "yes", options: .quiet),
        .init("WFContentItemSortOrder", "Order", options: .named),
        .init(
            "WFContentItemSortProperty", "Sort by", standard: "None", when: "WFContentItemSortEnabled=yes",
            options: .named),
        .init("WFCountry", "Country"),
        .init("WFEncodeMode", "Mode", standard: "Encode"),
        .init("WFInput", "Input", also: ["WFVariable", "WFImage", "text", "WFURL", "WFText"], options: .input),
        .init("WFItems", "Items"),
        .init("WFText", "Text", also: ["WFInput"], options: .input),
    ]
}
