// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences
package import ShortcutDocument

/// An intent of an app: whatever is no action of the system's and is written in one of the forms that such steps have.
///
/// An entity in the place of an intent is the action that finds the app's things; what it is given to look through, it
/// filters itself, as Apple's does.
///
/// Which app has it and what its parameters mean is not known here: all that the file gives is passed on by its names.
struct IntentAction: EffectAction {
    static let reaches: Set<ActionReach> = [.apps]
    static let definition = ActionDefinition(
        "com.example.App.IntentName", "Run an App’s Intent", [.flag("ShowWhenRun")])
    private let target: IntentStep.Target
    private let values: [(key: String, value: Operand)]
    private let previous: Operand
    private let isShown: Bool
    /// What is to be found; nil if the file says nothing of that.
    private let filter: ContentFilter?
    /// What is gone through in place of all that the app has.
    private let searched: Operand?

    init(_ parameters: inout ParameterReader) {
        target = parameters.action.intent ?? .joined(parameters.action.identifier)
        var values: [(key: String, value: Operand)] = []
        let keys = parameters.action.parameters.entries.map(\.key)
        for key in keys where !Self.reserved.contains(key) && !ContentFilter.keys.contains(key) {
            if let value = parameters.operand(key) { values.append((key, value)) }
        }
        self.values = values
        // Also where the file gives parameters: which of them takes what comes from before, only the app says.
        previous = parameters.input("")
        isShown = parameters.flag("ShowWhenRun", default: true)
        filter = keys.contains(where: ContentFilter.keys.contains) ? ContentFilter(&parameters) : nil
        let isNamed = parameters.action.value(Self.searchedKey)?.variable == nil
        searched = isNamed ? nil : parameters.operand(Self.searchedKey)
    }

    private static let searchedKey = "WFContentItemInputParameter"

    func perform(_ context: inout RunContext) -> ActionStep {
        if let searched {
            let items = context.items(searched)
            return .done(Content(filter?.items(of: items, in: context) ?? items))
        }
        var given = ContentDictionary()
        for (key, value) in values { given[key] = context.wholeContent(value) }
        return .needs(
            .runIntent(
                IntentStep(
                    target, values: given, input: context.content(previous), search: filter?.search(in: context),
                    isShown: isShown)))
    }

    /// Keys that describe the step itself and are not parameters of the intent.
    static let reserved: Set = [
        "AppIntentDescriptor", "CustomOutputName", "ForceExecutionOnPhone", "GroupingIdentifier", "IntentAppDefinition",
        "ShowWhenRun", "UUID", "WFContentItemInputParameter", "WFControlFlowMode",
    ]
}

extension ShortcutAction {
    /// The intent that the action is, where it is written as one: by its own identifier, by a descriptor, or as an
    /// action of the system's for an app that is named.
    package var intent: IntentStep.Target? {
        if let descriptor = parameters.dictionary("AppIntentDescriptor"),
            let app = descriptor.string("BundleIdentifier"), let name = descriptor.string("AppIntentIdentifier")
        {
            return .named(app: app, intent: name)
        }
        if let app = parameters.dictionary("IntentAppDefinition")?.string("BundleIdentifier") {
            return .named(app: app, intent: identifier)
        }
        let isOfSystem = identifier.hasPrefix("is.workflow.")
        return isOfSystem || identifier.split(separator: ".").count < 3 ? nil : .joined(identifier)
    }
}
