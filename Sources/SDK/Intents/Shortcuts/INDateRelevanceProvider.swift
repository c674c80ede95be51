// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// A time at which a shortcut is relevant.
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
    /// When it begins.
    public let startDate: Date
    /// When it is over; nil for a day after the start.
    public let endDate: Date?

    /// From a date to another.
    public init(start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
        super.init()
    }

    override var payload: RelevantActionPayload.Relevance? { .date(start: startDate, end: endDate) }

    /// Decodes an archive from ``INRelevanceProvider/encode(with:)``; nil if it has another kind.
    public required init?(coder: NSCoder) {
        guard case .date(let start, let end)? = coder.decodeJSON(RelevantActionPayload.Relevance.self) else {
            return nil
        }
        startDate = start
        endDate = end
        super.init()
    }
}
