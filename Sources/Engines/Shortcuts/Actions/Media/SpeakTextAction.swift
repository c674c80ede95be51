// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Speaks a text.
struct SpeakTextAction: EffectAction {
    static let definition = ActionDefinition(
        "speaktext", "Speak Text", [.text("WFText"), .flag("WFSpeakTextWait")] + SpeechParameters.definitions)

    private let text: Operand
    private let waits: Operand?
    private let speech: SpeechParameters

    init(_ parameters: inout ParameterReader) {
        text = parameters.input("WFText", "WFInput")
        waits = parameters.operand("WFSpeakTextWait")
        speech = SpeechParameters(&parameters)
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        var speech = speech.speech(of: context.text(text), context)
        speech.waits = context.flag(waits, default: true)
        return .needs(.speak(speech), giving: context.wholeContent(text))
    }
}
