// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues

/// What the person's words mean among the options that the handler gave.
extension AnswerReader {
    /// What the handler's options for a question lead to.
    func found(
        _ candidates: [OptionMatcher.Candidate], _ question: ParameterQuestion, _ listing: ConversationState.Listing
    ) -> ConversationStep {
        switch listing {
        case .find(let words): return found(candidates, for: words, question)
        case .findEach(let items, let found): return foundOne(candidates, of: items, found: found, question)
        case .correct(let words, let confirmation): return answer(words, to: confirmation)
        case .offer(let preface):
            var question = question
            question.candidates = candidates
            let noOptions = candidates.isEmpty ? draft.writer(question.parameter).noOptions : nil
            return .put(question, preface: context.joined([preface, noOptions]))
        }
    }

    /// The handler's options for the person's words: one is meant, one of
    /// several is, or the handler has to say what the words are.
    private func found(
        _ candidates: [OptionMatcher.Candidate], for words: String, _ question: ParameterQuestion
    ) -> ConversationStep {
        // Anyone who answers a list sees no identifiers.
        let matcher = OptionMatcher(candidates: candidates, takesIdentifiers: !question.wasAsked)
        let parameter = question.parameter
        let items = parameter.isArray ? ListedAnswers.items(of: words) { !matcher.exact($0).isEmpty } : [words]
        guard items.count == 1 else {
            // A search for all the words at once finds none of the things that they name.
            guard parameter.supportsSearch, candidates.isEmpty else { return foundList(items, matcher, question) }
            return findNext(of: items[...], found: [], question)
        }
        let exact = matcher.exact(words)
        if question.wasAsked, exact.count == 1 { return .accept(exact.map(\.value), question) }
        if question.wasAsked, exact.count > 1 { return choose(among: exact, words, question) }
        if !question.wasAsked, let option = matcher.verbatim(words) { return .accept([option.value], question) }
        var matches = matcher.matching(words)
        // What a search found fits by the handler's own lights.
        if matches.isEmpty, parameter.supportsSearch { matches = candidates }
        if matches.count == 1 { return .accept(matches.map(\.value), question) }
        if matches.count > 1 { return choose(among: matches, words, question) }
        return parameter.supportsResolution ? read(words, question) : nothingMatches(words, question)
    }

    private func foundList(_ items: [String], _ matcher: OptionMatcher, _ question: ParameterQuestion)
        -> ConversationStep
    {
        var values: [IntentValue] = []
        for item in items {
            let matches = matcher.best(item)
            if matches.count == 1 {
                values.append(matches[0].value)
            } else if case .value(let value) = reader.readElement(item, for: question.parameter),
                question.parameter.supportsResolution
            {
                values.append(value)
            } else {
                return nothingMatches(item, question)
            }
        }
        return .accept(values, question)
    }

    /// Searches for the next of several things that words name.
    private func findNext(
        of items: ArraySlice<String>, found: [IntentValue], _ question: ParameterQuestion
    ) -> ConversationStep {
        guard let item = items.first else { return .accept(found, question) }
        let listing = ConversationState.Listing.findEach(items: Array(items), found: found)
        return .list(question, listing, search: item)
    }

    /// What a search for one of several things found.
    private func foundOne(
        _ candidates: [OptionMatcher.Candidate], of items: [String], found: [IntentValue], _ question: ParameterQuestion
    ) -> ConversationStep {
        guard let item = items.first else { return .accept(found, question) }
        let matcher = OptionMatcher(candidates: candidates, takesIdentifiers: !question.wasAsked)
        let matches = matcher.best(item)
        guard let match = matches.count == 1 ? matches[0] : candidates.count == 1 ? candidates[0] : nil else {
            return nothingMatches(item, question)
        }
        // The words of one name are one thing: salt and pepper.
        let new = found.last == match.value ? [] : [match.value]
        return findNext(of: items.dropFirst(), found: found + new, question)
    }
}

extension OptionMatcher {
    /// What is called so in full, else what comes near it.
    fileprivate func best(_ words: String) -> [Candidate] {
        let exact = exact(words)
        return exact.isEmpty ? matching(words) : exact
    }
}
