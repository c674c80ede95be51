// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import SystemTexts

/// Words the questions about a parameter: the definition's dialogs where it
/// has them, the system's own sentences else.
struct PromptWriter {
    let context: ConversationContext
    let parameter: ParameterDeclaration
    /// The intent's values, for placeholders.
    let values: [String: IntentValue]

    /// Asks for the value.
    func needsValue(hasOptions: Bool) -> String {
        if let text = words(.primary, own: context.label(parameter)) { return text }
        let text: SystemText = hasOptions ? .askChoice : parameter.type == .file ? .askFile : .askValue
        return context.say(text, ["parameter": context.label(parameter)])
    }

    /// Says how many options fit and asks to pick one.
    ///
    /// - Parameter value: What they fit, as a person said it.
    func disambiguation(count: Int, value: String?) -> String {
        let extra = ["count": String(count)]
        let standard: SystemText = value == nil ? .optionsCount : .optionsMatching
        let introduction =
            customized(.disambiguationIntroduction, own: value, extra)
            ?? context.say(standard, extra.merging(["value": value ?? ""]) { $1 })
        return context.joined([introduction, selection])
    }

    /// Introduces a further page of options.
    var nextPage: String {
        let introduction = customized(.subsequentIntroduction, own: ownValue, [:]) ?? context.say(.moreOptions)
        return context.joined([introduction, selection])
    }

    /// Says that there is nothing to choose from.
    var noOptions: String {
        words(.noOptions, own: ownValue) ?? context.say(.noOptions, ["parameter": context.label(parameter)])
    }

    /// Asks whether a value is meant; nil when there is none to name.
    ///
    /// - Parameter reason: The raw value of why it is asked, among the parameter's reasons.
    func confirmation(of value: IntentValue?, reason: Int? = nil) -> String {
        let shown = value.map(format)
        if let reason, let text = parameter.confirmationReasons[reason].flatMap({ fill($0, own: shown, [:]) }) {
            return text
        }
        if let text = words(.confirmation, own: shown) { return text }
        guard let shown else { return context.say(.confirmNothing, ["parameter": context.label(parameter)]) }
        return context.say(.confirmValue, ["parameter": context.label(parameter), "value": shown])
    }

    /// Says why a value is refused.
    ///
    /// - Parameter reason: The raw value in the parameter's reasons; nil when none was given.
    func refusal(of value: IntentValue?, reason: Int?) -> String {
        let shown = value.map(format)
        if let reason, let declared = self.reason(reason) {
            let extra = bounds.merging(["displayName": context.label(parameter)]) { $1 }
            if let reason = Self.builtIn[declared.code], let text = unbounded(reason, declared) {
                return context.say(text, extra)
            }
            let text = declared.isUntranslated(in: context) ? nil : declared.text
            if let filled = text.flatMap({ fill($0, own: shown, extra) }) { return filled }
            if let text = Self.builtIn[declared.code] { return context.say(text, extra) }
        }
        guard let shown, !shown.isEmpty else {
            return context.say(.unsupportedNothing, ["parameter": context.label(parameter)])
        }
        return context.say(.unsupportedValue, ["parameter": context.label(parameter), "value": shown])
    }

    /// Says that a number is beyond the bounds of the parameter; nil if it is within them or is not a number.
    func refusal(ofOutOfBounds value: IntentValue) -> String? {
        let number: Double
        switch value {
        case .integer(let whole): number = Double(whole)
        case .decimal(let decimal): number = decimal
        default: return nil
        }
        let reason: SystemText
        if let minimum = parameter.options.minimum, !(number >= minimum) {
            reason = number < 0 && minimum >= 0 ? .negativeNumber : .belowMinimum
        } else if let maximum = parameter.options.maximum, !(number <= maximum) {
            reason = .aboveMaximum
        } else {
            return nil
        }
        return context.say(reason, bounds.merging(["displayName": context.label(parameter)]) { $1 })
    }

    /// The value as a person reads it.
    func format(_ value: IntentValue) -> String {
        ValueFormatter(context: context).string(value, type: parameter.type, options: parameter.options)
    }
}

// MARK: - Where the words come from

extension PromptWriter {
    private var ownValue: String? { values[parameter.name].map(format) }

    private var selection: String {
        customized(.disambiguationSelection, own: ownValue, [:]) ?? context.say(.whichOne)
    }

    /// A dialog of the definition with its placeholders filled; nil if the system's words are to be used.
    private func words(
        _ kind: DialogDeclaration.Kind, own: String?, _ extra: [String: String] = [:]
    ) -> String? {
        guard let text = parameter.dialog(kind) else { return nil }
        // "There are 3 like ‘’." would not help.
        if own == nil, Template(context.words(text)).mentions(parameter.name) { return nil }
        return fill(text, own: own, extra)
    }

    /// The same for a dialog that the definition can switch off as a whole.
    private func customized(
        _ kind: DialogDeclaration.Kind, own: String?, _ extra: [String: String]
    ) -> String? {
        parameter.hasCustomDisambiguation ? words(kind, own: own, extra) : nil
    }

    /// Nil for a text without words.
    private func fill(_ text: LocalizableText, own: String?, _ extra: [String: String]) -> String? {
        let numbers = extra.compactMapValues { Int($0).map(IntentValue.integer) }
        let words = context.words(text, countedBy: values.merging(numbers) { $1 })
        guard !words.isEmpty else { return nil }
        let formatter = PlaceholderFormatter(context: context)
        return Template(words).filled { path in
            guard let name = path.first else { return nil }
            if path.count == 1, let known = extra[name] { return known }
            if name == parameter.name, path.count == 1 { return own }
            guard let value = values[name], let declared = context.parameter(name) else { return nil }
            return formatter.string(value, declared.type, declared.options, path: path.dropFirst())
        }
    }

    private func reason(_ rawValue: Int) -> UnsupportedReasonDeclaration? {
        let reasons = parameter.reasons(in: context.definition.file.modelVersion)
        return rawValue >= 1 && rawValue <= reasons.count ? reasons[rawValue - 1] : nil
    }

    private var bounds: [String: String] {
        let options = parameter.options
        var bounds: [String: String] = [:]
        bounds["minimumValue"] = options.minimum.map { bound($0, options.minimumUnit) }
        bounds["maximumValue"] = options.maximum.map { bound($0, options.maximumUnit) }
        return bounds
    }

    /// What is said where the words name a bound that the definition does not have: the handler has one of its own,
    /// which only it knows.
    private func unbounded(_ reason: SystemText, _ declared: UnsupportedReasonDeclaration) -> SystemText? {
        let words = Template(declared.text.map { context.words($0) } ?? "")
        return switch reason {
        case .aboveMaximum where parameter.options.maximum == nil && words.mentions("maximumValue"): .tooHigh
        case .belowMinimum where parameter.options.minimum == nil && words.mentions("minimumValue"): .tooLow
        default: nil
        }
    }

    private func bound(_ number: Double, _ unit: String?) -> String {
        guard parameter.type == .timeInterval else { return ValueFormatter.plain(number) }
        let seconds = AnswerValues(language: "en").bareUnit(unit ?? parameter.options.unit) * number
        return DurationFormatter(language: context.language).string(seconds)
    }

    private static let builtIn: [String: SystemText] = [
        "negativeNumbersNotSupported": .negativeNumber, "greaterThanMaximumValue": .aboveMaximum,
        "lessThanMinimumValue": .belowMinimum,
    ]
}

extension UnsupportedReasonDeclaration {
    /// A built-in reason that the file has no words of its own for: it has no
    /// key, so the app can't translate it, and the system can.
    fileprivate func isUntranslated(in context: ConversationContext) -> Bool {
        isDefault && text?.key == nil && Texts<SystemText>(context.language).language != "en"
    }
}
