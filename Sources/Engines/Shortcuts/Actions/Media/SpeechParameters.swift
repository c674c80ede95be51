// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a text is spoken, as the actions that speak have it in the file.
struct SpeechParameters: Sendable {
    static let definitions: [ParameterDefinition] = [
        .text("WFSpeakTextLanguage"), .text("WFSpeakTextVoice"), .number("WFSpeakTextRate"),
        .number("WFSpeakTextPitch"),
    ]

    private let language: Operand?
    private let voice: Operand?
    private let rate: Operand?
    private let pitch: Operand?

    init(_ parameters: inout ParameterReader) {
        language = parameters.operand("WFSpeakTextLanguage")
        voice = parameters.operand("WFSpeakTextVoice")
        rate = parameters.operand("WFSpeakTextRate")
        pitch = parameters.operand("WFSpeakTextPitch")
    }

    func speech(of text: String, _ context: RunContext) -> Speech {
        let language = context.text(language, default: "")
        let voice = context.text(voice, default: "")
        var speech = Speech(text, language: language.isEmpty || language == "Default" ? nil : language)
        speech.voice = voice.isEmpty || voice == "Default" ? nil : voice
        speech.rate = min(max(context.number(rate, default: 0.5), 0), 1)
        // In the file 1 is the voice as it is, 0.5 the lowest and 2 the highest.
        let pitch = min(max(context.number(pitch, default: 1), 0), 2)
        speech.pitch = pitch <= 1 ? pitch / 2 : 0.5 + (pitch - 1) / 2
        return speech
    }
}
