// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import ExtensionHost
import Keychain
import Wire

/// A system that has a keychain and nothing else.
struct KeychainServices: SystemServices {
    let keychain: Keychain

    func answer(_ call: AnySystemCall, from identity: BundleIdentity) async -> SystemAnswer {
        switch call {
        case .keychain(let call): .init(to: call, .success(await keychain.answer(call, from: identity)))
        default: .refusal(CallRefusal(.unavailable, "only the keychain is measured"))
        }
    }
}
