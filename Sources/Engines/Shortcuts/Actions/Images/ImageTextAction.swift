// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives the text that is to be read on pictures.
struct ImageTextAction: EffectAction {
    static let definition = ActionDefinition(
        "extracttextfromimage", "Extract Text from Image", [ParameterDefinition("WFImage", "picture")])

    private let image: Operand

    init(_ parameters: inout ParameterReader) { image = parameters.input("WFImage", "WFInput") }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        try FileGathering.files(.pictures, in: context.wholeContent(image), &context) { pictures, _ in
            .needs(.images(.recognizeText(pictures)))
        }
    }
}
