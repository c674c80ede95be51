// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Opens an app's address and waits for the answer that the app gives by an address of its own; one that means a shortcut
/// is answered by what that gives.
struct OpenCallbackURLAction: EffectAction {
    static let reaches: Set<ActionReach> = [.apps]
    static let definition = ActionDefinition(
        "openxcallbackurl", "Open X-Callback URL",
        [
            .text("WFXCallbackURL"), .flag("WFXCallbackCustomCallbackEnabled"), .text("WFXCallbackCustomSuccessKey"),
            .text("WFXCallbackCustomErrorKey"), .text("WFXCallbackCustomCancelKey"),
            .flag("WFXCallbackCustomSuccessURLEnabled"), .text("WFXCallbackCustomSuccessURL"),
        ])

    private let url: Operand
    private let hasOwnKeys: Operand?
    private let successKey: Operand?
    private let errorKey: Operand?
    private let cancelKey: Operand?
    private let hasOwnSuccessURL: Operand?
    private let successURL: Operand?

    init(_ parameters: inout ParameterReader) {
        url = parameters.input("WFXCallbackURL", "WFInput")
        hasOwnKeys = parameters.operand("WFXCallbackCustomCallbackEnabled")
        successKey = parameters.operand("WFXCallbackCustomSuccessKey")
        errorKey = parameters.operand("WFXCallbackCustomErrorKey")
        cancelKey = parameters.operand("WFXCallbackCustomCancelKey")
        hasOwnSuccessURL = parameters.operand("WFXCallbackCustomSuccessURLEnabled")
        successURL = parameters.operand("WFXCallbackCustomSuccessURL")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        guard let address = try WebAddress.all(in: context.wholeContent(url), context.coercion).first else {
            throw ShortcutFailure("there is no address to open", remedy: "give it one")
        }
        if let shortcut = ShortcutAddress.plain(address) { return shortcut.step { .done($0) } }
        var request = CallbackRequest(address)
        if context.flag(hasOwnKeys, default: false) {
            request.successKey = context.text(successKey, default: request.successKey)
            request.errorKey = context.text(errorKey, default: request.errorKey)
            request.cancelKey = context.text(cancelKey, default: request.cancelKey)
        }
        if context.flag(hasOwnSuccessURL, default: false) {
            let url = context.text(successURL, default: "")
            request.successURL = url.isEmpty ? nil : url
        }
        return .needs(.callBack(request))
    }
}
