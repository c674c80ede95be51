// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Wire

/// How many pictures an app may send: one for each request, in their order.
struct ScreenCredit {
    /// What a picture is worth.
    enum Outcome: Equatable {
        /// It is the one that was asked for last, on this display, with these fields in it.
        case shown(ScreenDisplay, [ScreenField])
        /// It was on its way when another one was asked for.
        case late
        case unasked
        /// The sentence says what does not fit.
        case misfit(Sentence)
    }

    /// Whether the app has said that it has a screen.
    var isThere = false
    private var asked = 0
    private var answered = 0
    private var request: ScreenRequest?
    /// The fields of the picture of that number, which is to come next.
    private var told: (number: Int, fields: [ScreenField])?
    /// Whether the app has ever told of fields.
    private(set) var hasFields = false

    /// - Returns: The number of the request; nil where the app owes a picture already that will do.
    mutating func ask(_ request: ScreenRequest) -> Int? {
        if answered < asked, let open = self.request, open.display == request.display,
            request.onceChanged || !open.onceChanged
        {
            return nil
        }
        asked += 1
        self.request = request
        return asked
    }

    /// - Returns: False where no picture of that number is awaited, where its fields are known, or there are too many.
    mutating func take(_ fields: [ScreenField], number: Int) -> Bool {
        guard answered < number, number <= asked, told == nil, fields.count <= ScreenField.limit else { return false }
        told = (number, fields)
        hasFields = true
        return true
    }

    mutating func take(_ pixels: PanelPixels, number: Int) -> Outcome {
        guard answered < number, number <= asked, let request else { return .unasked }
        answered = number
        let fields = told?.number == number ? told?.fields ?? [] : []
        told = nil
        guard number == asked else { return .late }
        let extent = request.display.extent
        guard pixels.extent == extent else {
            return .misfit(
                "sent a picture of \(pixels.width) × \(pixels.height) pixels where its screen has "
                    + "\(extent.width) × \(extent.height)")
        }
        return .shown(request.display, fields)
    }
}
