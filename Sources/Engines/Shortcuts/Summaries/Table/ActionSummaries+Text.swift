// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of texts.
    static let text = ActionSummaries(
        .text,
        [
            .init(
                "address",
                """
                The street address {WFAddressLine1}[, {WFAddressLine2}][, {WFCity}][, {WFState}][, \
                {WFPostalCode}][, {WFCountry}]
                """),
            .init("detect.address", "Get the addresses in {WFInput}", output: "Addresses"),
            .init("detect.text", "Get the text of {WFInput}", output: "Text"),
            .init("getnameofemoji", "Get the name of the emoji {WFInput}", output: "Name of Emoji"),
            .init("gettext", "Text {WFTextActionText}"),
            .init("text.changecase", "Change {text} to {WFCaseType}", output: "Text"),
            .init(
                "text.combine",
                """
                Combine {text} with [WFTextSeparator=Custom:\
                {WFTextCustomSeparator}][WFTextSeparator!=Custom:{WFTextSeparator}]
                """, output: "Combined Text"),
            .init(
                "text.match",
                "Find {WFMatchTextPattern} in {text}[WFMatchTextCaseSensitive=no:, ignoring case]",
                output: "Text Matches"),
            .init(
                "text.match.getgroup",
                """
                Get [WFGetGroupType=All Groups:all groups][WFGetGroupType!=All Groups:group {WFGroupIndex}] \
                of {matches}
                """, output: "Group from Matched Text"),
            .init(
                "text.replace",
                """
                Replace {WFReplaceTextFind} with {WFReplaceTextReplace} in \
                {WFInput}[WFReplaceTextRegularExpression=yes: as a regular \
                expression][WFReplaceTextCaseSensitive=no:, ignoring case]
                """),
            .init(
                "text.split",
                """
                Split {text} by [WFTextSeparator=Custom:\
                {WFTextCustomSeparator}][WFTextSeparator!=Custom:{WFTextSeparator}]
                """),
            .init("text.trimwhitespace", "Trim the white space around {WFInput}"),
        ],
        parameters: [
            .init("WFAddressLine1", "Line 1"),
            .init("WFAddressLine2", "Line 2"),
            .init("WFCaseType", "Case", standard: "UPPERCASE"),
            .init("WFCity", "City"),
            .init("WFGetGroupType", "Get", standard: "Group At Index"),
            .init("WFGroupIndex", "Group", standard: "1", when: "WFGetGroupType!=All Groups"),
            .init("WFMatchTextCaseSensitive", "Match Case", standard: "yes"),
            .init("WFMatchTextPattern", "Pattern"),
            .init("WFPostalCode", "Postal Code"),
            .init("WFReplaceTextCaseSensitive", "Match Case", standard: "yes"),
            .init("WFReplaceTextFind", "Find"),
            .init("WFReplaceTextRegularExpression", "Regular Expression", standard: "no"),
            .init("WFReplaceTextReplace", "Replacement"),
            .init("WFState", "State"),
            .init("WFTextActionText", "Text"),
            .init("WFTextCustomSeparator", "Custom Separator", when: "WFTextSeparator=Custom"),
            .init("WFTextSeparator", "Separator", standard: "New Lines"),
            .init("matches", "Matches", also: ["WFInput"], options: .input),
            .init("text", "Text", also: ["WFInput"], options: .input),
        ])
}
