// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a search came upon, for each contact in the surest way.
struct ContactFindings {
    struct Finding {
        var match: ContactMatch
        var likeness: ContactLikeness
        var certainty: Int
        var relationship: String?
    }

    private var findings: [Int: Finding] = [:]

    var isEmpty: Bool { findings.isEmpty }

    /// Whether there is one that is meant rather than guessed.
    var isSure: Bool { findings.values.contains { $0.certainty >= ContactDirectory.clearCertainty } }

    /// - Parameter certainty: Where it is another one than the way has.
    mutating func add(
        _ place: Int?, _ match: ContactMatch, _ likeness: ContactLikeness, certainty: Int? = nil,
        relationship: String? = nil
    ) {
        guard let place else { return }
        let certainty = certainty ?? likeness.certainty(of: match)
        if let known = findings[place], known.certainty >= certainty { return }
        findings[place] = Finding(
            match: match, likeness: likeness, certainty: certainty, relationship: relationship)
    }

    /// The surest, and of those that are as sure the first.
    func best(_ count: Int) -> [(place: Int, finding: Finding)] {
        let sorted = findings.sorted { ($1.value.certainty, $0.key) < ($0.value.certainty, $1.key) }
        return sorted.prefix(count).map { ($0.key, $0.value) }
    }
}
