// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of apps for presentations.
    public protocol PresentationIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.PresentationIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of apps for presentations.
    public static var presentation: some AppSchema.PresentationIntent { AppSchema.Intent() }
}

extension AppSchema.PresentationIntent {
    /// `presentation.addAudioToSlide`.
    public var addAudioToSlide: some AppSchemaIntent { AppSchema.Intent() }
    /// `presentation.addCommentToSlide`.
    public var addCommentToSlide: some AppSchemaIntent { AppSchema.Intent() }
    /// `presentation.addImageToSlide`.
    public var addImageToSlide: some AppSchemaIntent { AppSchema.Intent() }
    /// `presentation.addTextBoxToSlide`.
    public var addTextBoxToSlide: some AppSchemaIntent { AppSchema.Intent() }
    /// `presentation.addVideoToSlide`.
    public var addVideoToSlide: some AppSchemaIntent { AppSchema.Intent() }
    /// `presentation.addWebVideoToSlide`.
    public var addWebVideoToSlide: some AppSchemaIntent { AppSchema.Intent() }
    /// `presentation.create`.
    public var create: some AppSchemaIntent { AppSchema.Intent() }
    /// `presentation.createSlide`.
    public var createSlide: some AppSchemaIntent { AppSchema.Intent() }
    /// `presentation.deleteSlide`.
    public var deleteSlide: some AppSchemaIntent { AppSchema.Intent() }
    /// `presentation.open`.
    public var open: some AppSchemaIntent { AppSchema.Intent() }
    /// `presentation.openSlide`.
    public var openSlide: some AppSchemaIntent { AppSchema.Intent() }
    /// `presentation.setSlideTitle`.
    public var setSlideTitle: some AppSchemaIntent { AppSchema.Intent() }
    /// `presentation.startPlayback`.
    public var startPlayback: some AppSchemaIntent { AppSchema.Intent() }
    /// `presentation.stopPlayback`.
    public var stopPlayback: some AppSchemaIntent { AppSchema.Intent() }
    /// `presentation.update`.
    public var update: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of apps for presentations.
    public protocol PresentationEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.PresentationEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of apps for presentations.
    public static var presentation: some AppSchema.PresentationEntity { AppSchema.Entity() }
}

extension AppSchema.PresentationEntity {
    /// `presentation.document`.
    public var document: some AppSchemaEntity { AppSchema.Entity() }
    /// `presentation.slide`.
    public var slide: some AppSchemaEntity { AppSchema.Entity() }
    /// `presentation.template`.
    public var template: some AppSchemaEntity { AppSchema.Entity() }
}

#endif
