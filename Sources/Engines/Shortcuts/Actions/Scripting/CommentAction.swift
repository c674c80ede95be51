// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// A remark for those who read the shortcut; passes on what it is given.
struct CommentAction: ValueAction {
    static let definition = ActionDefinition("comment", "Comment", [.text("WFCommentActionText")])

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func value(_ context: inout RunContext) -> Content { context.content(input) }
}
