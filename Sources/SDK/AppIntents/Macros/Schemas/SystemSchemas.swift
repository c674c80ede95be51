// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of all apps.
    public protocol SystemIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.SystemIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of all apps.
    public static var system: some AppSchema.SystemIntent { AppSchema.Intent() }
}

extension AppSchema.SystemIntent {
    /// `system.open`.
    public var open: some AppSchemaIntent { AppSchema.Intent() }
    /// `system.search`.
    public var search: some AppSchemaIntent { AppSchema.Intent() }
    /// `system.searchInApp`.
    public var searchInApp: some AppSchemaIntent { AppSchema.Intent() }
}

#endif
