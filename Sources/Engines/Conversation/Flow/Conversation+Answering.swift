// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentPhrases
import IntentValues
import SystemTexts
import Wire

/// What the person's words mean for the open question.
extension Conversation {
    /// The person answered a question about a parameter.
    mutating func answer(_ words: String, to question: ParameterQuestion) -> [Effect] {
        if question.kind == .confirmation { return answerConfirmation(words, question) }
        // An option may be called "Stop" or "Next".
        if let option = optionNamed(words, of: question) { return accept([option.value], question) }
        switch AnswerWord(words) {
        case .cancel: return fail(.cancelled, context.say(.cancelled))
        case .more where !question.candidates.isEmpty: return turnPage(of: question)
        default: break
        }
        if let effects = takeMore(words, question) { return effects }
        if question.parameter.isArray, items(of: words, question).count > 1 { return answerList(words, question) }
        return answerOne(words, question)
    }

    /// Words that came with the invocation, read like the answer to a question.
    mutating func take(_ words: String, for parameter: ParameterDeclaration) -> [Effect] {
        let question = ParameterQuestion(parameter, .needsValue, text: writer(parameter).needsValue(hasOptions: false))
        guard isLookedUp(parameter) else { return read(words, question) }
        return list(question, .find(words: words), search: parameter.supportsSearch ? words : nil)
    }

    /// The person tapped an option.
    mutating func choose(_ index: Int, in question: ParameterQuestion) -> [Effect] {
        guard let option = pageOption(index, of: question) else { return outOfRange(question) }
        guard question.kind == .confirmation else { return accept([option.value], question) }
        return option.value == .boolean(true) ? agree(question) : refuse(question)
    }

    private mutating func answerOne(_ words: String, _ question: ParameterQuestion) -> [Effect] {
        guard !AnswerText(words).original.isEmpty else { return put(question, preface: context.say(.answerEmpty)) }
        guard !question.candidates.isEmpty else { return read(words, question) }
        switch meaning(of: words, question) {
        case .option(let option): return accept([option.value], question)
        case .several(let matches):
            return choose(among: matches, question.parameter, element: question.element, said: quoted(words))
        case .outOfRange: return outOfRange(question)
        case .other:
            if let effects = takeSpoken(words, question) { return effects }
            return question.isClosed ? nothingMatches(words, question) : answerBeyondOptions(words, question)
        }
    }

    /// None of the options on offer was meant.
    private mutating func answerBeyondOptions(_ words: String, _ question: ParameterQuestion) -> [Effect] {
        guard case .object = question.parameter.type else {
            // What the app offers is all that can be said; a shortcut or a command may give another text.
            let isOffered =
                context.intent.kind == .app && question.parameter.type == .string
                && question.parameter.hasDynamicOptions
            return isOffered ? nothingMatches(words, question) : read(words, question)
        }
        guard question.parameter.supportsSearch else { return nothingMatches(words, question) }
        return list(question, .find(words: words), search: words)
    }

    private mutating func outOfRange(_ question: ParameterQuestion) -> [Effect] {
        let shown = page(of: question)
        guard !shown.isEmpty else { return put(question) }
        return put(question, preface: context.say(.choiceOutOfRange, ["count": String(shown.count)]))
    }

    private mutating func nothingMatches(_ words: String, _ question: ParameterQuestion) -> [Effect] {
        let reason = context.say(.nothingMatches, ["answer": quoted(words)])
        guard question.wasAsked else {
            return ask(for: question.parameter, question.kind, element: question.element, preface: reason)
        }
        return takeSpoken(words, question) ?? askAgain(question, because: reason)
    }

    /// Asks again after words that were no answer.
    private mutating func askAgain(_ question: ParameterQuestion, because reason: String) -> [Effect] {
        misunderstandings += 1
        return put(question, preface: reason)
    }

    private func quoted(_ words: String) -> String {
        ValueReader.quoted(AnswerText(words).original)
    }
}

// MARK: - Several values in one answer

extension Conversation {
    private mutating func answerList(_ words: String, _ question: ParameterQuestion) -> [Effect] {
        var values: [IntentValue] = []
        var paths: [String] = []
        for item in items(of: words, question) {
            switch readItem(item, question) {
            case .value(let value), .doubtful(let value): values.append(value)
            case .files(let files): paths += files
            case .unreadable(let reason): return askAgain(question, because: reason)
            }
        }
        return paths.isEmpty ? accept(values, question) : readFiles(paths, question)
    }

    /// The items of an answer; the name of an option is one item.
    private func items(of words: String, _ question: ParameterQuestion) -> [String] {
        let matcher = OptionMatcher(candidates: question.candidates)
        return ListedAnswers.items(of: words) { !matcher.exact($0).isEmpty }
    }

    /// One item, understood as an answer of its own is: an option, else a value of the type.
    private func readItem(_ item: String, _ question: ParameterQuestion) -> ValueReader.Reading {
        if case .option(let option) = meaning(of: item, question) { return .value(option.value) }
        let isPicked = question.isClosed || question.parameter.type.isPicked && !question.candidates.isEmpty
        if isPicked { return .unreadable(context.say(.nothingMatches, ["answer": quoted(item)])) }
        return ValueReader(context, now: moment.date).readElement(item, for: question.parameter)
    }
}

// MARK: - Reading and finding

extension Conversation {
    /// Reads words as a value of the parameter's type.
    private mutating func read(_ words: String, _ question: ParameterQuestion) -> [Effect] {
        let reader = ValueReader(context, now: moment.date)
        switch reader.read(words, for: question.parameter) {
        case .value(.array(let values)) where question.parameter.isArray: return accept(values, question)
        case .value(let value): return accept([value], question)
        case .doubtful(let value):
            let text = writer(question.parameter).confirmation(of: value, reason: nil)
            return put(yesOrNo(question.parameter, text, element: question.element, proposal: value))
        case .files(let paths):
            // Anyone who leaves in words of their own has named no file.
            if let spoken = spoken(words, question), spoken.stance == .cancel, spoken.values.isEmpty {
                return fail(.cancelled, context.say(.cancelled))
            }
            return readFiles(paths, question)
        case .unreadable(let reason):
            guard question.wasAsked else {
                return ask(for: question.parameter, question.kind, element: question.element, preface: reason)
            }
            return takeSpoken(words, question) ?? askAgain(question, because: reason)
        }
    }

    /// The handler's options for the person's words: one is meant, one of
    /// several is, or the handler has to say what the words are.
    mutating func found(
        _ candidates: [OptionMatcher.Candidate], for words: String, _ question: ParameterQuestion
    ) -> [Effect] {
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
        if question.wasAsked, exact.count == 1 { return accept(exact.map(\.value), question) }
        if question.wasAsked, exact.count > 1 {
            return choose(among: exact, parameter, element: question.element, said: quoted(words))
        }
        if !question.wasAsked, let option = matcher.verbatim(words) { return accept([option.value], question) }
        var matches = matcher.matching(words)
        // What a search found fits by the handler's own lights.
        if matches.isEmpty, parameter.supportsSearch { matches = candidates }
        if matches.count == 1 { return accept(matches.map(\.value), question) }
        if matches.count > 1 {
            return choose(among: matches, parameter, element: question.element, said: quoted(words))
        }
        return parameter.supportsResolution ? read(words, question) : nothingMatches(words, question)
    }

    private mutating func foundList(
        _ items: [String], _ matcher: OptionMatcher, _ question: ParameterQuestion
    ) -> [Effect] {
        let reader = ValueReader(context, now: moment.date)
        var values: [IntentValue] = []
        for item in items {
            let exact = matcher.exact(item)
            let matches = exact.isEmpty ? matcher.matching(item) : exact
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
        return accept(values, question)
    }

    /// Searches for the next of several things that words name.
    private mutating func findNext(
        of items: ArraySlice<String>, found: [IntentValue], _ question: ParameterQuestion
    ) -> [Effect] {
        guard let item = items.first else { return accept(found, question) }
        let listing = ConversationState.Listing.findEach(items: Array(items), found: found)
        return list(question, listing, search: item)
    }

    /// What a search for one of several things found.
    mutating func foundOne(
        _ candidates: [OptionMatcher.Candidate], of items: [String], found: [IntentValue], _ question: ParameterQuestion
    ) -> [Effect] {
        guard let item = items.first else { return accept(found, question) }
        let matcher = OptionMatcher(candidates: candidates, takesIdentifiers: !question.wasAsked)
        let exact = matcher.exact(item)
        let matches = exact.isEmpty ? matcher.matching(item) : exact
        guard let match = matches.count == 1 ? matches[0] : candidates.count == 1 ? candidates[0] : nil else {
            return nothingMatches(item, question)
        }
        // The words of one name are one thing: salt and pepper.
        let new = found.last == match.value ? [] : [match.value]
        return findNext(of: items.dropFirst(), found: found + new, question)
    }

    /// Takes values as the answer.
    private mutating func accept(_ new: [IntentValue], _ question: ParameterQuestion) -> [Effect] {
        guard question.parameter.name != ParameterQuestion.choice else { return chose(new) }
        store(new, question.parameter, question.element)
        if let effects = refuseOutOfBounds(question.parameter) { return effects }
        guard !isRunning else { return goOn(with: new.count == 1 ? new.first : values[question.parameter.name]) }
        return review(question.parameter)
    }
}

// MARK: - Yes and no

extension Conversation {
    private mutating func answerConfirmation(_ words: String, _ question: ParameterQuestion) -> [Effect] {
        switch AnswerWord(words) {
        case .agree: return agree(question)
        case .refuse: return refuse(question)
        case .cancel: return fail(.cancelled, context.say(.cancelled))
        case .more, nil: break
        }
        // The page numbers yes and no; a "2" is not a new value.
        if let number = ChoiceNumber(words, answerValues), let option = option(number, of: question) {
            return option.value == .boolean(true) ? agree(question) : refuse(question)
        }
        // "No, five": a clear value of another kind than words is a correction.
        if !isRunning, question.parameter.type.isUnmistakable,
            case .value(let value) = ValueReader(context, now: moment.date).readElement(words, for: question.parameter)
        {
            return accept([value], question)
        }
        if !isRunning, let effects = takeCorrection(words) { return effects }
        if let spoken = spoken(words, question) {
            if !isRunning, !spoken.values.isEmpty { return take(spoken) }
            switch spoken.stance {
            case .agree: return agree(question)
            case .refuse: return refuse(question)
            case .cancel: return fail(.cancelled, context.say(.cancelled))
            case .again, .oneMore, nil: break
            }
        }
        return askAgain(question, because: context.say(.answerYesOrNo))
    }

    private mutating func agree(_ question: ParameterQuestion) -> [Effect] {
        guard !isRunning else { return goOn(.agreed(true)) }
        agreed[question.parameter.name, default: []].insert(question.proposal)
        if let proposal = question.proposal { store([proposal], question.parameter, question.element) }
        return review(question.parameter)
    }

    private mutating func refuse(_ question: ParameterQuestion) -> [Effect] {
        guard !isRunning else { return goOn(.agreed(false)) }
        if question.element == nil { values[question.parameter.name] = nil }
        return ask(for: question.parameter, .needsValue, element: question.element)
    }
}

// MARK: - Files

extension Conversation {
    private mutating func readFiles(_ paths: [String], _ question: ParameterQuestion) -> [Effect] {
        readNext(ConversationState.FileQueue(paths: paths, values: []), question)
    }

    private mutating func readNext(_ queue: ConversationState.FileQueue, _ question: ParameterQuestion) -> [Effect] {
        var queue = queue
        guard let path = queue.paths.first else { return accept(queue.values, question) }
        queue.paths.removeFirst()
        state = .reading(question, queue)
        return [.readFile(path: path)]
    }

    /// A file's content came.
    mutating func fileRead(_ file: FileValue) -> [Effect] {
        guard case .reading(let question, var queue) = state else { return [] }
        queue.values.append(.file(file))
        return readNext(queue, question)
    }

    /// A file can't be read; the person reads why and may name another.
    mutating func fileRefused(_ reason: String) -> [Effect] {
        guard case .reading(let question, _) = state else { return [] }
        guard question.wasAsked else {
            return ask(for: question.parameter, question.kind, element: question.element, preface: reason)
        }
        return put(question, preface: reason)
    }
}
