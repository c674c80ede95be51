// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of ``INIntentError`` as an `NSError`.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// Why the system could not do what an app asked of it.
public struct INIntentError: CustomNSError, Hashable, @unchecked Sendable {
    // `@unchecked`: `userInfo` is fixed at creation and read only; whoever makes
    // the error hands over what it holds.

    /// ``INIntentErrorDomain``.
    public static var errorDomain: String { INIntentErrorDomain }

    /// What went wrong.
    public let code: Code
    /// Keys as `NSError` has them.
    public let userInfo: [String: Any]

    /// An error with its code and, under `NSLocalizedDescriptionKey`, a sentence.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The same as ``userInfo``, with a sentence made from the code where there is none.
    public var errorUserInfo: [String: Any] {
        userInfo.merging([NSLocalizedDescriptionKey: code.sentence]) { given, _ in given }
    }
    /// The sentence a person reads.
    public var localizedDescription: String {
        userInfo[NSLocalizedDescriptionKey] as? String ?? code.sentence
    }

    /// Equal when the codes are.
    public static func == (left: INIntentError, right: INIntentError) -> Bool {
        left.code == right.code
    }

    /// Agrees with equality.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
    }
}
