// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Plays a sound: one that it is given, or a short one of the desktop.
struct PlaySoundAction: EffectAction {
    static let definition = ActionDefinition("playsound", "Play Sound", [.input])

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func perform(_ context: inout RunContext) -> ActionStep {
        let content = context.wholeContent(input)
        var sound: ContentFile?
        for item in content.items {
            guard case .file(let file) = item.value, FileTypes.conforms(file.type, to: .media) else { continue }
            sound = file
            break
        }
        return .needs(.playSound(sound), giving: content)
    }
}
