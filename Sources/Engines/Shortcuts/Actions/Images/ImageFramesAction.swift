// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives the pictures that a moving one is made of.
struct ImageFramesAction: EffectAction {
    static let definition = ActionDefinition(
        "getframesfromimage", "Get Frames from Image", [ParameterDefinition("WFImage", "picture")])

    private let image: Operand

    init(_ parameters: inout ParameterReader) { image = parameters.input("WFImage", "WFInput") }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        try FileGathering.files(.pictures, in: context.wholeContent(image), &context) { pictures, _ in
            .each(pictures.map { .images(.frames($0)) })
        }
    }
}
