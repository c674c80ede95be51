// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of sound and music.
    static let media = ActionSummaries(
        .media,
        [
            .init(
                "filter.music",
                """
                Find music[ in {WFContentItemInputParameter}][ where {WFContentItemFilter}][, sorted by \
                {WFContentItemSortProperty}[ ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, \
                at most {WFContentItemLimitNumber}]
                """),
            .init("getcurrentsong", "Get the current song", output: "Current Song"),
            .init("makespokenaudiofromtext", "Make spoken audio from {WFInput}"),
            .init("playsound", "Play {WFInput}"),
            .init("properties.itunesartist", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.itunesstore", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.music", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init(
                "speaktext",
                "Speak {WFText}[WFSpeakTextWait=no: without waiting for the end][ in {WFSpeakTextLanguage}]"),
        ],
        parameters: [
            .init("WFSpeakTextLanguage", "Language", standard: "Default", options: .named),
            .init("WFSpeakTextPitch", "Pitch", standard: "1"),
            .init("WFSpeakTextRate", "Rate"),
            .init("WFSpeakTextVoice", "Voice", standard: "Default", options: .named),
            .init("WFSpeakTextWait", "Wait", standard: "yes"),
        ])
}
