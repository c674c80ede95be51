// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that plays, pauses or resumes audio.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts playing audio.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records audio.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that starts, updates or ends a live activity, of which there are none here.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a live activity, of which there are none here.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that starts or ends a push-to-talk transmission.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that starts a dive.
public protocol StartDiveIntent: SystemIntent {}

/// An intent that pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that resumes a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent whose app chooses the scene that shows its content.
public protocol TargetContentProvidingIntent: AppIntent {}

extension TargetContentProvidingIntent {
    /// Does nothing; the scene that the app chooses shows the content.
    public func perform() async throws -> some IntentResult { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
    /// Does nothing; the app acts when it is opened.
    public func perform() async throws -> some IntentResult { .result() }
}
