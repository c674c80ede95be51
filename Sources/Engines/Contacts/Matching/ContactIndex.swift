// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where contacts are found: by what they are called, in words, in syllables and by sound.
struct ContactIndex {
    /// A name of a contact.
    private struct Posting {
        var place: Int
        var match: ContactMatch
        var isHan: Bool
    }

    /// Of one name, contacts that are looked at.
    private static let greatestPostingCount = 2_048
    /// Of one sound, names that are compared letter by letter.
    private static let greatestComparisonCount = 128
    /// Per cent of letters that names which sound alike have in common.
    private static let leastLikeness = 50

    private var words: [String: [Posting]] = [:]
    private var syllables: [String: [Posting]] = [:]
    private var plainSyllables: [String: [Posting]] = [:]
    private var sounds: [String: [(posting: Posting, letters: [UInt8])]] = [:]

    init(_ contacts: [Contact]) {
        for (place, contact) in contacts.enumerated() {
            for name in ContactNames(contact).all { enter(name, of: place) }
        }
    }

    /// Those who are called just so, whole.
    func places(named key: String) -> [Int] {
        (words[key] ?? []).filter { [.displayName, .fullName, .nickname].contains($0.match) }.map(\.place)
    }

    private mutating func enter(_ called: ContactNames.Called, of place: Int) {
        let posting = Posting(place: place, match: called.match, isHan: called.name.isHan)
        Self.enter(posting, in: &words, called.name.key)
        for reading in called.name.syllables(familyLength: called.familyLength) {
            Self.enter(posting, in: &syllables, reading.joined(separator: " "))
            Self.enter(posting, in: &plainSyllables, SpokenName.plainKey(reading))
        }
        let sound = called.name.sound
        if !sound.isEmpty { sounds[sound, default: []].append((posting, called.name.letters)) }
    }

    private static func enter(_ posting: Posting, in table: inout [String: [Posting]], _ key: String) {
        // The surest of a contact comes first.
        guard table[key]?.last?.place != posting.place else { return }
        table[key, default: []].append(posting)
    }
}

// MARK: - Finding

extension ContactIndex {
    /// Adds all who may be called so.
    func find(_ name: SpokenName, _ findings: inout ContactFindings) {
        for posting in postings(words, name.key) { findings.add(posting.place, posting.match, .written) }
        for rest in HonorificWords.without(name.words) { findAddressed(SpokenName(rest), &findings) }
        findSyllables(of: name, &findings)
        // A guess is worth little beside one whose name it is.
        if !findings.isSure { findSound(of: name, &findings) }
    }

    /// Those who are spoken of with a title.
    private func findAddressed(_ name: SpokenName, _ findings: inout ContactFindings) {
        for posting in postings(words, name.key) {
            switch posting.match {
            case .family: findings.add(posting.place, .addressed, .written)
            case .displayName, .fullName: findings.add(posting.place, .fullName, .written)
            case .nickname, .relationship, .given, .addressed: continue
            }
        }
    }

    private func findSyllables(of name: SpokenName, _ findings: inout ContactFindings) {
        for reading in name.allSyllables {
            for posting in postings(syllables, reading.joined(separator: " ")) {
                let isOtherScript = posting.isHan != name.isHan || !name.isHan
                findings.add(posting.place, posting.match, isOtherScript ? .transcribed : .homophone)
            }
            for posting in postings(plainSyllables, SpokenName.plainKey(reading)) {
                findings.add(posting.place, posting.match, .soundAlike)
            }
        }
    }

    private func findSound(of name: SpokenName, _ findings: inout ContactFindings) {
        let sound = name.sound
        guard !sound.isEmpty, let alike = sounds[sound] else { return }
        let letters = name.letters
        for (posting, others) in alike.prefix(Self.greatestComparisonCount) {
            let likeness = LatinSound.likeness(letters, others)
            guard likeness >= Self.leastLikeness else { continue }
            // Between half of the certainty and nearly all of it, by how alike they are written.
            let certainty = ContactLikeness.soundAlike.certainty(of: posting.match) * (likeness + 100) / 200
            findings.add(posting.place, posting.match, .soundAlike, certainty: certainty)
        }
    }

    private func postings(_ table: [String: [Posting]], _ key: String) -> ArraySlice<Posting> {
        (table[key] ?? []).prefix(Self.greatestPostingCount)
    }
}
