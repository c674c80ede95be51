// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that plays, pauses or continues with something that is heard.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that begins to play something.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records something.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that begins, changes or ends a live activity; there are none here.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that begins a live activity; there are none here.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that begins or ends to speak to others.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that begins a dive.
public protocol StartDiveIntent: SystemIntent {}

/// An intent that has a workout pause.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that has a workout go on.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent whose app chooses the scene that shows what it is about.
public protocol TargetContentProvidingIntent: AppIntent {}

extension TargetContentProvidingIntent {
    /// Does nothing more than the scene does that the app chooses for the intent.
    public func perform() async throws -> some IntentResult { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
    /// Does nothing more than the app does when it is opened.
    public func perform() async throws -> some IntentResult { .result() }
}
