// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

/// Whether what an app calls relevant is so in a moment.
struct Relevance {
    let date: Date
    let calendar: Calendar
    /// As the person calls it.
    let place: String?

    /// Any of the conditions is enough; without any, it is always relevant.
    func fits(_ payload: RelevantActionPayload) -> Bool {
        payload.relevance.isEmpty || payload.relevance.contains(where: fits)
    }

    private func fits(_ relevance: RelevantActionPayload.Relevance) -> Bool {
        switch relevance {
        case .date(let start, let end): start <= date && date < (end ?? start.addingTimeInterval(86_400))
        // The system does not know its coordinates; a place has a name.
        case .region(_, _, _, let identifier): isHere(identifier)
        case .routine(let situation): fits(situation: situation)
        }
    }

    /// By the raw values of `INDailyRoutineRelevanceProvider.Situation`.
    private func fits(situation: Int) -> Bool {
        let hour = calendar.component(.hour, from: date)
        return switch situation {
        case 0: (5..<11).contains(hour)
        case 1: (17..<22).contains(hour)
        case 2: isHere("home")
        case 3: isHere("work") || isHere("office")
        case 4: isHere("school")
        case 5: isHere("gym")
        default: false
        }
    }

    private func isHere(_ name: String) -> Bool {
        place?.lowercased() == name.lowercased()
    }
}
