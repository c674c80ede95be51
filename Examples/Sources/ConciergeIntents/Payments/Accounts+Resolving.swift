// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents

extension [Account] {
    /// The accounts that a nickname means; one that comes from the app means itself.
    func meant(by nickname: INSpeakableString) -> [Account] {
        if let account = first(where: { $0.id == nickname.vocabularyIdentifier }) { return [account] }
        return named(nickname.spokenPhrase)
    }

    /// Which of these accounts is meant.
    ///
    /// - Parameter missing: The answer where none was named.
    func resolve(
        _ account: INPaymentAccount?, orElse missing: INPaymentAccountResolutionResult
    ) -> INPaymentAccountResolutionResult {
        guard let account else { return missing }
        let found = account.nickname.map(meant) ?? filter { $0.kind.accountType == account.accountType }
        switch found.count {
        case 0: return .unsupported()
        case 1: return .success(with: found[0].paymentAccount)
        default: return .disambiguation(with: found.map(\.paymentAccount))
        }
    }
}
