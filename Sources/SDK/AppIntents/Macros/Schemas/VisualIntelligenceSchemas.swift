// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of apps that know pictures.
    public protocol VisualIntelligenceIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.VisualIntelligenceIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of apps that know pictures.
    public static var visualIntelligence: some AppSchema.VisualIntelligenceIntent { AppSchema.Intent() }
}

extension AppSchema.VisualIntelligenceIntent {
    /// `visualIntelligence.semanticContentSearch`.
    public var semanticContentSearch: some AppSchemaIntent { AppSchema.Intent() }
}

#endif
