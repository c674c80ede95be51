// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// How often an app may report its screen: once for each request, in their order.
struct ScreenCredit {
    /// What it is worth that an app has told.
    enum Outcome: Equatable {
        /// It was asked for last, on this display, with these fields; all of it is told, or what has changed alone.
        case shown(ScreenDisplay, [ScreenField], isAll: Bool)
        /// It was on its way when all of it was asked for again.
        case late
        case unasked
    }

    /// Whether the app has said that it has a screen.
    var isThere = false
    private var asked = 0
    /// The latest request for all that is shown.
    private var askedForAll = 0
    private var answered = 0
    private var request: ScreenRequest?
    /// The fields on the screen that is told about with that number, which is to come next.
    private var told: (number: Int, fields: [ScreenField])?
    /// Whether the app has ever told about fields.
    private(set) var hasFields = false

    /// - Returns: The number of the request; nil if the app owes an answer already that will do.
    mutating func ask(_ request: ScreenRequest) -> Int? {
        if answered < asked, let open = self.request, open.display == request.display,
            request.onceChanged || !open.onceChanged
        {
            return nil
        }
        asked += 1
        if !request.onceChanged { askedForAll = asked }
        self.request = request
        return asked
    }

    /// - Returns: False if nothing of that number is awaited, where its fields are known, or there are too many.
    mutating func take(_ fields: [ScreenField], number: Int) -> Bool {
        guard answered < number, number <= asked, told == nil, fields.count <= ScreenField.limit else { return false }
        told = (number, fields)
        hasFields = true
        return true
    }

    /// Of layers that come with a number. What has changed is told about what was told before, whichever request that
    /// answers: it is late only where all is told again.
    mutating func take(_ number: Int) -> Outcome {
        guard answered < number, number <= asked, let request else { return .unasked }
        answered = number
        let fields = told?.number == number ? told?.fields ?? [] : []
        told = nil
        guard number >= askedForAll else { return .late }
        return .shown(request.display, fields, isAll: number == askedForAll)
    }
}
