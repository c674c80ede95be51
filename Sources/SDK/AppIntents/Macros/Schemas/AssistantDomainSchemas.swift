// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of assistants.
    public protocol AssistantIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.AssistantIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of assistants.
    public static var assistant: some AppSchema.AssistantIntent { AppSchema.Intent() }
}

extension AppSchema.AssistantIntent {
    /// `assistant.activate`.
    public var activate: some AppSchemaIntent { AppSchema.Intent() }
}

#endif
