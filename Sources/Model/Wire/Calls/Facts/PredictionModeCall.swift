// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What of an app's media of one type may be offered.
package struct PredictionModeCall: SystemCall {
    /// The raw value of `INUpcomingMediaPredictionMode`.
    package var mode: Int
    /// The raw value of `INMediaItemType`.
    package var mediaType: Int

    package init(mode: Int, mediaType: Int) {
        self.mode = mode
        self.mediaType = mediaType
    }

    package typealias Reply = Done

    package var erased: AnySystemCall { .predictionMode(self) }
}
