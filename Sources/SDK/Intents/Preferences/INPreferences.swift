// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The person's settings for the app, and the language of Siri.
open class INPreferences: NSObject {
    /// Always authorized: installing an app is the person's permission to talk to it.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .authorized }

    /// Requests authorization, which is granted without a question here.
    ///
    /// - Parameter handler: Called on any thread, once.
    @preconcurrency open class func requestSiriAuthorization(
        _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(.authorized) }
    }

    /// The language in which people speak to the app, as a BCP 47 code such as `zh-CN`.
    ///
    /// It is the process's `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` or `LANG`, whichever comes first, else `en-US`.
    open class func siriLanguageCode() -> String { languageCode(in: ProcessInfo.processInfo.environment) }

    static func languageCode(in environment: [String: String]) -> String {
        let wanted = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { environment[$0]?.split(separator: ":").first }
            .compactMap { $0.split(whereSeparator: { ".@".contains($0) }).first }
            .first { !["C", "POSIX"].contains($0) }
        return wanted.map { $0.replacingOccurrences(of: "_", with: "-") } ?? "en-US"
    }
}
