// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// A handler together with the intent it is to handle.
struct BoundHandler {
    let handle: (() async -> INIntentResponse)?
    let confirm: (() async -> INIntentResponse)?
    let resolve: (String) -> (() async -> Resolution)?
    /// Takes the search term.
    let options: (String) -> ((String?) async throws -> OptionList)?
    let defaultValue: (String) -> (() throws -> IntentValue?)?
}
