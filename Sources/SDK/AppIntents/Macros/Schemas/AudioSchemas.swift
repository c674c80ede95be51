// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of apps for music and other audio.
    public protocol AudioIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.AudioIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of apps for music and other audio.
    public static var audio: some AppSchema.AudioIntent { AppSchema.Intent() }
}

extension AppSchema.AudioIntent {
    /// `audio.addToLibrary`.
    public var addToLibrary: some AppSchemaIntent { AppSchema.Intent() }
    /// `audio.addToPlaylist`.
    public var addToPlaylist: some AppSchemaIntent { AppSchema.Intent() }
    /// `audio.createStation`.
    public var createStation: some AppSchemaIntent { AppSchema.Intent() }
    /// `audio.playAudio`.
    public var playAudio: some AppSchemaIntent { AppSchema.Intent() }
    /// `audio.recognizeAudio`.
    public var recognizeAudio: some AppSchemaIntent { AppSchema.Intent() }
    /// `audio.updateAudioAffinity`.
    public var updateAudioAffinity: some AppSchemaIntent { AppSchema.Intent() }
    /// `audio.warmupAudioQueue`.
    public var warmupAudioQueue: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of apps for music and other audio.
    public protocol AudioEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.AudioEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of apps for music and other audio.
    public static var audio: some AppSchema.AudioEntity { AppSchema.Entity() }
}

extension AppSchema.AudioEntity {
    /// `audio.album`.
    public var album: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.algorithmicRadioStation`.
    public var algorithmicRadioStation: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.ambientSound`.
    public var ambientSound: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.artist`.
    public var artist: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.audiobook`.
    public var audiobook: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.classicalMusicRecording`.
    public var classicalMusicRecording: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.liveRadioStation`.
    public var liveRadioStation: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.newsBrief`.
    public var newsBrief: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.newsProvider`.
    public var newsProvider: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.playlist`.
    public var playlist: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.podcastCollection`.
    public var podcastCollection: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.podcastEpisode`.
    public var podcastEpisode: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.podcastShow`.
    public var podcastShow: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.radioShow`.
    public var radioShow: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.radioShowEpisode`.
    public var radioShowEpisode: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.song`.
    public var song: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.songCollection`.
    public var songCollection: some AppSchemaEntity { AppSchema.Entity() }
    /// `audio.warmupAudioQueueResult`.
    public var warmupAudioQueueResult: some AppSchemaEntity { AppSchema.Entity() }
}

extension AppSchema {
    /// The enumeration schemas of apps for music and other audio.
    public protocol AudioEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.AudioEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The enumeration schemas of apps for music and other audio.
    public static var audio: some AppSchema.AudioEnum { AppSchema.Enum() }
}

extension AppSchema.AudioEnum {
    /// `audio.activity`.
    public var activity: some AppSchemaEnum { AppSchema.Enum() }
    /// `audio.affinityState`.
    public var affinityState: some AppSchemaEnum { AppSchema.Enum() }
    /// `audio.appViewIdentifier`.
    public var appViewIdentifier: some AppSchemaEnum { AppSchema.Enum() }
    /// `audio.invocationSource`.
    public var invocationSource: some AppSchemaEnum { AppSchema.Enum() }
    /// `audio.playbackAttributes`.
    public var playbackAttributes: some AppSchemaEnum { AppSchema.Enum() }
    /// `audio.queueInsertionLocation`.
    public var queueInsertionLocation: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
