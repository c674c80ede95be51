// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives the song that is being played.
struct CurrentSongAction: EffectAction {
    static let definition = ActionDefinition("getcurrentsong", "Get Current Song")

    init(_ parameters: inout ParameterReader) {}

    func perform(_ context: inout RunContext) -> ActionStep { .needs(.device(.currentSong)) }
}
