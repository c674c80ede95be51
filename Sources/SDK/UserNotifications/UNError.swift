// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Why a notification was not taken.
public struct UNError: Error, Hashable, Sendable, LocalizedError, CustomNSError {
    /// The reasons, numbered as on Apple's systems.
    public enum Code: Int, Sendable {
        /// The person does not want any.
        case notificationsNotAllowed = 1
        /// The file is missing.
        case attachmentInvalidURL = 100
        /// Nothing is known of such files.
        case attachmentUnrecognizedType = 101
        /// The file is too large.
        case attachmentInvalidFileSize = 102
        /// The file cannot be moved to where it would be kept.
        case attachmentNotInDataStore = 103
        /// The file was not moved.
        case attachmentMoveIntoDataStoreFailed = 104
        /// The file is damaged.
        case attachmentCorrupt = 105
        /// Its time never comes.
        case notificationInvalidNoDate = 1400
        /// It has nothing to show, or something that cannot be kept.
        case notificationInvalidNoContent = 1401
    }

    /// The reason.
    public let code: Code

    /// An error for a reason.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { "UNErrorDomain" }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }

    /// What is wrong, and what to do.
    public var errorDescription: String? {
        switch code {
        case .notificationsNotAllowed: "notifications are not allowed for this app"
        case .notificationInvalidNoDate: "the notification's trigger has no date to come; give it one"
        case .notificationInvalidNoContent:
            "the notification's userInfo holds what a property list cannot; leave it out"
        default: "the notification's attachment cannot be used; give it a file that is there"
        }
    }
}
