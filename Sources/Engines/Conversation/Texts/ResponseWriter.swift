// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Sentences
import SystemTexts
import Wire

/// Makes the turn of an app's response.
struct ResponseWriter {
    let context: ConversationContext
    /// The intent as the handler got it.
    let intent: IntentPayload
    let payload: ResponsePayload

    /// The code's name in the definition, in Swift and in JSON.
    var code: String {
        codes.name(ofCode: payload.code) ?? "unknown"
    }

    /// A custom code reads as success or failure as its definition says; one
    /// that the definition doesn't have is a failure.
    var status: Response.Status {
        switch meaning {
        case .unspecified: .unspecified
        case .ready: .ready
        case .continueInApp: .deferredToApplication
        case .inProgress: .inProgress
        case .success, .handleInApp: .success
        case .userConfirmationRequired: .userConfirmationRequired
        case .failure, .failureRequiringAppLaunch, nil: .failure
        }
    }

    /// A mistake of the app in the code itself, in one sentence.
    func fault(in step: Step) -> Sentence? {
        let method: Sentence = "\(step.rawValue) of \(context.unqualifiedClassName)"
        if meaning == .unspecified || meaning == .ready && step == .handle {
            return "\(method) answered with .\(code), which says nothing; "
                + "answer with .\(step == .handle ? "success" : "ready") or a failure"
        }
        guard meaning == nil else { return nil }
        return "\(method) answered with code \(payload.code), which the definition does not have; "
            + "build the extension from the definition that is installed"
    }

    /// The step that was answered.
    enum Step: String {
        case confirm, handle
    }

    /// The turn of an app's answer.
    ///
    /// - Parameter milliseconds: Since the person's last word.
    func response(faults: [String], milliseconds: Int) -> Response {
        let output = context.intent.response?.outputProperty
        let texts = texts
        let properties = payload.properties.map { ($0.key, plain($0.key, $0.value)) }
        var response = Response(
            app: context.app.identifier, intent: context.unqualifiedClassName, code: code, rawCode: payload.code,
            status: status, text: texts.spoken, properties: payload.properties,
            output: output.flatMap { payload.properties[$0] },
            plainProperties: Dictionary(uniqueKeysWithValues: properties),
            plainOutput: output.flatMap { name in payload.properties[name].map { plain(name, $0) } },
            panel: panel(texts.printed), opens: opening, faults: faults, milliseconds: milliseconds)
        response.next = payload.next
        return response
    }

    /// The definition's own words for the code, filled in; nil if it has none.
    var ownText: String? {
        declaration?.spoken.flatMap(filled) ?? declaration?.printed.flatMap(filled)
    }

    /// The same before anything was done: the words of `success` say that it is.
    var textBeforeDone: String? {
        guard let meaning, meaning != .ready, ResponseMeaning(rawValue: code) != nil else { return ownText }
        return nil
    }
}

// MARK: - Parts

extension ResponseWriter {
    private var codes: ResponseDeclaration { context.intent.response ?? ResponseDeclaration(codes: []) }

    private var meaning: ResponseMeaning? { codes.meaning(ofCode: payload.code) }

    private var declaration: ResponseCodeDeclaration? { codes.code(rawValue: payload.code) }

    private var texts: (spoken: String, printed: String) {
        if let dialog = payload.dialog { return (dialog.full, dialog.supporting ?? dialog.full) }
        let spoken = ownText ?? standardText
        return (spoken, declaration?.printed.flatMap(filled) ?? spoken)
    }

    private var standardText: String {
        switch status {
        case .success where context.intent.appIntent?.finds != nil: foundText
        // What an App Intent finds out and says nothing of is what the person wanted to know.
        case .success where context.intent.kind == .app && shownOutput != nil: shownOutput ?? ""
        case .success: context.categoryText(.done)
        case .inProgress: context.say(.underWay)
        case .deferredToApplication: ""
        case .failure where meaning == .failureRequiringAppLaunch: context.say(.opensOnTap)
        case .failure, .unspecified, .ready, .userConfirmationRequired: context.say(.appFailed)
        }
    }

    /// The names of what was found, as far as one listens to names.
    private var foundText: String {
        guard case .array(let found)? = payload.properties[PreparedSearch.found], !found.isEmpty else {
            return context.say(.foundNothing)
        }
        let formatter = ValueFormatter(context: context)
        let names = found.prefix(Self.namesSaid).map { formatter.string($0) }
        guard found.count > Self.namesSaid else { return formatter.list(names) }
        return context.say(
            .foundMore,
            [
                "list": names.joined(separator: context.say(.listComma)),
                "count": String(found.count - Self.namesSaid),
            ])
    }

    private static let namesSaid = 10

    private var shownOutput: String? {
        guard let name = context.intent.response?.outputProperty, let value = payload.properties[name] else {
            return nil
        }
        let declared = property(name)
        let text = ValueFormatter(context: context)
            .string(value, type: declared?.type, options: declared?.options ?? ValueOptions())
        return text.isEmpty ? nil : text
    }

    private func filled(_ text: LocalizableText) -> String? {
        let template = Template(context.words(text, countedBy: payload.properties))
        // "for." is what is left of "${count} ${drink} for ${price}." without values.
        if template.beginsWithPlaceholder, !payload.properties.keys.contains(where: template.mentions) { return nil }
        let formatter = PlaceholderFormatter(context: context)
        let filled = template.filled { path in
            guard let name = path.first, let value = payload.properties[name] else { return nil }
            let declared = property(name)
            return formatter.string(value, declared?.type, declared?.options ?? ValueOptions(), path: path.dropFirst())
        }
        return filled.allSatisfy(\.isWhitespace) ? nil : filled
    }

    private func property(_ name: String) -> PropertyDeclaration? {
        context.intent.response?.properties.first { $0.name == name }
    }

    private func plain(_ name: String, _ value: IntentValue) -> PlainValue {
        PlainWriter(context: context).plain(value, property(name)?.type)
    }

    private func panel(_ text: String) -> Panel? {
        guard status != .deferredToApplication else { return nil }
        return Panel(
            title: context.title, text: text, tick: status == .success, image: context.intent.imageName,
            content: panelContent)
    }

    /// Of what went wrong only the words tell.
    private var panelContent: PanelContent? {
        guard [.success, .inProgress, .ready].contains(status) else { return nil }
        return PanelReader(of: context, intent: intent, response: payload, isDone: status == .success).content
    }

    /// The handler's activity, else one of the system's own that is named after
    /// the intent; with it the interaction, as Apple's response-code pages say.
    private var opening: Response.Opening {
        let own = ActivityPayload(activityType: context.unqualifiedClassName, title: context.title)
        return Response.Opening(
            app: context.app.identifier, activity: payload.activity ?? own,
            interaction: context.former(InteractionPayload(intent: intent, response: payload)))
    }
}
