// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

/// An installed app that makes one call without end; which one, and how large, it is told by the address that opens it.
enum CallingApp {
    static let identifier = "com.example.caller"
    static let scheme = "caller"
    /// Has it make no call any more.
    static let silence = "\(scheme)://silence"

    /// - Parameter call: Its place among those of ``GrownCall/all()``.
    static func address(of call: Int, _ size: Int) -> String { "\(scheme)://call/\(call)/\(size)" }

    static func state(after event: AppEvent) -> AppState {
        switch event {
        case .launch, .foreground: .active
        case .resignActive: .inactive
        case .launchInBackground, .background, .memoryWarning, .terminate: .background
        }
    }

    /// What it sends once it was opened with an address.
    static func frame(for address: URL) throws -> Data {
        let numbers = address.pathComponents.compactMap { Int($0) }
        guard numbers.count == 2 else { return Data() }
        return try GrownCall.all()[numbers[0]].frame(of: numbers[1])
    }
}
