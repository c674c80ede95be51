// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ActionCatalog {
    /// All actions, by their names here.
    static let standardActions: [any Action.Type] = [
        CommentAction.self, GetVariableAction.self, MathAction.self, NumberAction.self, SetVariableAction.self,
        TextAction.self,
    ]
}
