// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// What the delegates of one test are called with, in order, and what they are to return.
@MainActor final class CallLog {
    /// The log of the test that runs.
    @TaskLocal static var current: CallLog?

    /// Outside of a test nobody looks at it.
    static var shared: CallLog { current ?? CallLog() }

    var calls: [String] = []
    var willFinishLaunching = true
    var didFinishLaunching = true
    var actionSucceeds: Bool? = true
    /// The class that the app delegate names for its scene's delegate.
    var sceneDelegate: AnyClass?

    nonisolated init() {}

    func note(_ call: String) { calls.append(call) }
}
