// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
import Wire

/// The shortcuts that an app considers relevant.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    // `@unchecked`: it stores nothing; a subclass answers for its own.

    private static let store = INRelevantShortcutStore()

    /// The store of the app.
    open class var `default`: INRelevantShortcutStore { store }

    private override init() { super.init() }

    /// Names the relevant shortcuts, in place of those named before; none takes all back.
    ///
    /// - Parameter completionHandler: Called on a background thread when they are on the disk, or with an
    ///   ``INIntentError`` that says why they are not; those named before stay then.
    @preconcurrency
    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let channel = CallChannel.phrases
        do {
            let call = RelevantActionsCall(actions: try shortcuts.map { try $0.payload() })
            channel.call(call) { completionHandler?($0.error(.missingInformation)) }
        } catch {
            let error = error as? INIntentError ?? INIntentError(.encodingFailed, reason: "\(error)")
            channel.later { completionHandler?(error) }
        }
    }

    /// Names the relevant shortcuts, in place of those named before; none takes all back.
    ///
    /// - Throws: ``INIntentError``.
    open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
        try await completed { setRelevantShortcuts(shortcuts, completionHandler: $0) }
    }
}
