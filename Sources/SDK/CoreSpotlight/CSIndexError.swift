// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the index's errors.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why an index stays as it was.
public struct CSIndexError: CustomNSError, Hashable, Sendable {
    /// What kind of reason it is.
    public enum Code: Int, Sendable {
        case unknownError = -1
        case indexUnavailableError = -1000
        case invalidItemError = -1001
        case invalidClientStateError = -1002
        case remoteConnectionError = -1003
        case quotaExceeded = -1004
        case indexingUnsupported = -1005
        case mismatchedClientState = -1006
    }

    /// ``CSIndexErrorDomain``.
    public static var errorDomain: String { CSIndexErrorDomain }

    /// The kind of reason.
    public let code: Code
    private let reason: String

    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The reason, under `NSLocalizedDescriptionKey`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
    /// The reason in a sentence.
    public var localizedDescription: String { reason }

    init(_ failure: SystemCallFailure) {
        code =
            switch failure {
            case .refused: .invalidItemError
            case .unsendable: .quotaExceeded
            case .noSystem: .indexUnavailableError
            default: .remoteConnectionError
            }
        reason = failure.description
    }
}
