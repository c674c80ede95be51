// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that finds a video and plays it.
public protocol PlayVideoIntent: SystemIntent {
    /// The kinds of videos that the app has; all by default.
    static var supportedCategories: [VideoCategory] { get }
    /// The search text.
    var term: String { get set }
}

extension PlayVideoIntent {
    /// True, because the app shows the video.
    public static var openAppWhenRun: Bool { true }
    /// All.
    public static var supportedCategories: [VideoCategory] { VideoCategory.allCases }
}

/// The kinds of videos.
public enum VideoCategory: String, AppEnum {
    case freeform, movies, tv

    /// “Video Category”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Video Category" }
    /// What each is called.
    public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] {
        [.freeform: "Videos", .movies: "Movies", .tv: "TV Shows"]
    }
}
