// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Options that a person would read as the same, each with what tells it apart from the others of its name.
struct Namesakes {
    private typealias Candidate = OptionMatcher.Candidate

    /// The options in their order. One whose name no other has is as it was.
    let distinguished: [OptionMatcher.Candidate]

    init(_ candidates: [OptionMatcher.Candidate]) {
        var places: [String: [Int]] = [:]
        for (place, candidate) in candidates.enumerated() {
            places[AnswerText.written(candidate.names.first ?? ""), default: []].append(place)
        }
        var all = candidates
        for places in places.values where places.count > 1 {
            let distinctions = Self.distinctions(of: places.map { candidates[$0] })
            for (place, distinction) in zip(places, distinctions) {
                if let distinction { all[place] = Self.candidate(candidates[place], with: distinction) }
            }
        }
        distinguished = all
    }

    /// What each of several may be told apart by, the best first.
    private static let sources: [@Sendable (OptionMatcher.Candidate) -> String?] = [
        \.subtitle, \.section,
        { candidate in candidate.names.dropFirst().first { $0 != candidate.names.first } },
    ]

    /// What they all differ in; where there is nothing such, what some of them do. Else only their places tell.
    private static func distinctions(of candidates: [Candidate]) -> [String?] {
        let told = sources.map { source in
            candidates.map { candidate in source(candidate).flatMap { $0.isEmpty ? nil : $0 } }
        }
        let different = told.first { Set($0).count == candidates.count } ?? told.first { Set($0).count > 1 }
        return different ?? candidates.map { _ in nil }
    }

    private static func candidate(_ candidate: Candidate, with distinction: String) -> Candidate {
        var candidate = candidate
        let name = candidate.names.first ?? ""
        candidate.names = ["\(name) – \(distinction)"] + candidate.names + [distinction]
        candidate.distinction = distinction
        // Nothing is told twice.
        if candidate.subtitle == distinction { candidate.subtitle = nil }
        if candidate.section == distinction { candidate.section = nil }
        return candidate
    }
}
