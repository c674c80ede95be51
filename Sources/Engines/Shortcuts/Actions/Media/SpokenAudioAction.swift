// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes a sound file in which a text is spoken.
struct SpokenAudioAction: EffectAction {
    static let definition = ActionDefinition(
        "makespokenaudiofromtext", "Make Spoken Audio from Text", [.input] + SpeechParameters.definitions)

    private let text: Operand
    private let speech: SpeechParameters

    init(_ parameters: inout ParameterReader) {
        text = parameters.input("WFInput", "WFText")
        speech = SpeechParameters(&parameters)
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        var speech = speech.speech(of: context.text(text), context)
        speech.toFile = true
        return .needs(.speak(speech))
    }
}
