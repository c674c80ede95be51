// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

/// Makes an App Intent of a type, as one of those that Apple's system knows.
///
/// ```swift
/// @AppIntent(schema: .mail.sendDraft)
/// struct SendDraft {
///     var target: Draft
///
///     func perform() async throws -> some IntentResult { .result() }
/// }
/// ```
///
/// Its variables become parameters, and its title is that of the schema where it has none.
@attached(memberAttribute)
@attached(
    extension, conformances: AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent, OpenIntent, DeleteIntent,
    AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent, URLRepresentableIntent,
    names: named(__appSchemaIntent))
public macro AppIntent<T>(schema: T) = #externalMacro(module: "AppIntentsMacros", type: "IntentSchemaMacro")
where T: AppSchemaIntent

/// The name that `AppIntent(schema:)` had before iOS 26.
@attached(memberAttribute)
@attached(
    extension, conformances: AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent, OpenIntent, DeleteIntent,
    AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent, URLRepresentableIntent,
    names: named(__assistantSchemaIntent))
public macro AssistantIntent<T>(schema: T) = #externalMacro(module: "AppIntentsMacros", type: "IntentSchemaMacro")
where T: AssistantSchemas.Intent

#endif
