// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// How far an intent has come, which reports each percent and each text.
final class ReportedProgress: Progress, @unchecked Sendable {
    // `@unchecked`: Foundation's own state is behind its lock, and what is added here behind another.

    /// As many characters of a text as are told.
    static let textLimit = 500

    private let told = Mutex<(percent: Int, changed: (@Sendable (Double?, String?) -> Void)?)>((-1, nil))

    /// Called with the share that is done and with what goes on, on any thread.
    var changed: (@Sendable (Double?, String?) -> Void)? {
        get { told.withLock(\.changed) }
        set { told.withLock { $0.changed = newValue } }
    }

    init() { super.init(parent: nil, userInfo: nil) }

    override var completedUnitCount: Int64 {
        get { super.completedUnitCount }
        set {
            super.completedUnitCount = newValue
            tell()
        }
    }

    override var totalUnitCount: Int64 {
        get { super.totalUnitCount }
        set {
            super.totalUnitCount = newValue
            tell()
        }
    }

    override var localizedDescription: String! {
        userInfo[.ownDescription] as? String ?? super.localizedDescription
    }

    override var localizedAdditionalDescription: String! {
        userInfo[.ownAdditionalDescription] as? String ?? super.localizedAdditionalDescription
    }

    /// What goes on is in other words.
    func textsChanged() { told.withLock(\.changed)?(share, text) }

    /// The share that is done; nil if nobody has said of how much.
    private var share: Double? {
        let share = fractionCompleted
        return totalUnitCount > 0 && share.isFinite ? min(max(share, 0), 1) : nil
    }

    /// What the app has said of what goes on; nil for nothing.
    private var text: String? {
        let texts = [ProgressUserInfoKey.ownDescription, .ownAdditionalDescription]
            .compactMap { (userInfo[$0] as? String)?.prefix(Self.textLimit) }.filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: " · ")
    }

    private func tell() {
        guard let share else { return }
        let percent = Int((share * 100).rounded(.down))
        let changed = told.withLock { told in
            guard percent != told.percent else { return (@Sendable (Double?, String?) -> Void)?.none }
            told.percent = percent
            return told.changed
        }
        changed?(share, text)
    }
}
