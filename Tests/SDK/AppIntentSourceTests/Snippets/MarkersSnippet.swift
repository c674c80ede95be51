// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct StartLiveIntent: LiveActivityIntent {
    static var title: LocalizedStringResource = "Start"
    func perform() async throws -> some IntentResult { .result() }
}

struct TalkIntent: PushToTalkTransmissionIntent {
    static var title: LocalizedStringResource = "Talk"
    func perform() async throws -> some IntentResult { .result() }
}

struct RecordIntent: AudioRecordingIntent {
    static var title: LocalizedStringResource = "Record"
    func perform() async throws -> some IntentResult { .result() }
}

struct AnthemIntent: AudioStartingIntent, AudioPlaybackIntent {
    static var title: LocalizedStringResource = "Anthem"
    func perform() async throws -> some IntentResult { .result() }
}

struct PauseRunIntent: PauseWorkoutIntent {
    static var title: LocalizedStringResource = "Pause"
    func perform() async throws -> some IntentResult { .result() }
}

struct ResumeRunIntent: ResumeWorkoutIntent {
    static var title: LocalizedStringResource = "Resume"
    func perform() async throws -> some IntentResult { .result() }
}

struct ShowTrackIntent: TargetContentProvidingIntent, OpenIntent {
    static var title: LocalizedStringResource = "Show Track"
    @Parameter(title: "Trail") var target: TrailItem
}
