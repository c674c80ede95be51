// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives nothing, so that the action behind it has no input.
struct NothingAction: ValueAction {
    static let definition = ActionDefinition("nothing", "Nothing")

    init(_ parameters: inout ParameterReader) {}

    func value(_ context: inout RunContext) -> Content { .nothing }
}
