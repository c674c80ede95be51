// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One thing said, asked, shown or answered in a conversation; the same for
/// every front end.
///
/// The JSON form is a stable format: fields may be added, none is renamed, and
/// fields that do not apply are left out.
package enum Turn: Hashable, Sendable {
    /// What the person said, tapped or answered.
    case said(text: String)
    case prompt(Prompt)
    /// The intent's own confirmation, before it is handled.
    case confirm(Confirmation)
    case progress(text: String)
    case response(Response)
    /// What a shortcut shows or gives.
    case shown(Showing)
    case error(Failure)
}
