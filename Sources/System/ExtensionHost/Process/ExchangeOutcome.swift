// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What came of asking one process.
enum ExchangeOutcome: Sendable {
    case answered(ExtensionAnswer)
    /// `wasAsked` is false when the request never left, so that any may be asked again.
    case failed(ExtensionFailure, wasAsked: Bool)

    var result: Result<ExtensionAnswer, ExtensionFailure> {
        switch self {
        case .answered(let answer): .success(answer)
        case .failed(let failure, _): .failure(failure)
        }
    }
}
