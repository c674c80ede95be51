// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// The class of a domain's intent.
struct DomainIntentEmitter: Emitter {
    let intent: DomainIntent
    /// Nil for an intent that no extension handles.
    let methods: [HandlingMethod]?

    func emit(to text: inout SourceText) {
        text.block("open class \(intent.className): INIntent {") { text in
            DomainPropertiesEmitter(
                owner: intent.className, properties: intent.parameters ?? [],
                initializers: (intent.initializers ?? []).compactMap(InitializerSpelling.init),
                table: "override open", continuesBase: false
            ).emit(to: &text)
            guard let methods else { return }
            text.gap()
            text.block("@_spi(Generated) override open class var dispatch: IntentDispatch? {") { text in
                let type = "\(intent.className).self, by: (any \(intent.handlingName)).self"
                text.block("IntentDispatch(of: \(type)) { handling in") { text in
                    methods.compactMap(\.dispatch).forEach { text.line($0) }
                }
            }
        }
    }
}

/// The enumeration of an intent's response codes, numbered in order.
struct DomainCodesEmitter: Emitter {
    let intent: DomainIntent

    func emit(to text: inout SourceText) {
        text.block("public enum \(intent.responseCodeName): Int, Sendable {") { text in
            for (index, code) in intent.codes.enumerated() {
                text.line("case \(SwiftName(code).escaped)\(index == 0 ? " = 0" : "")")
            }
        }
    }
}

/// The class of an intent's response.
struct DomainResponseEmitter: Emitter {
    let intent: DomainIntent

    func emit(to text: inout SourceText) {
        let code = intent.responseCodeName
        text.block("open class \(intent.responseName): INIntentResponse {") { text in
            DomainPropertiesEmitter(
                owner: intent.responseName, properties: intent.response ?? [], initializers: [],
                table: "override open", continuesBase: false
            ).emit(to: &text)
            text.gap()
            let first = SwiftName(intent.codes.first ?? "unspecified").escaped
            text.line("public internal(set) var code: \(code) = .\(first)")
            text.gap()
            text.block("public convenience init(code: \(code), userActivity: NSUserActivity?) {") { text in
                text.line("self.init()")
                text.line("self.code = code")
                text.line("self.userActivity = userActivity")
            }
            text.gap()
            text.line("@_spi(Generated) override open var rawCode: Int { code.rawValue }")
            text.gap()
            text.block("@_spi(Generated) override open func setRawCode(_ rawCode: Int) {") { text in
                text.line("if let known = \(code)(rawValue: rawCode) { code = known }")
            }
        }
    }
}

/// The protocol of those who are told about an intent's new responses, and the one the system is told by.
struct DomainObserverEmitter: Emitter {
    let intent: DomainIntent

    func emit(to text: inout SourceText) {
        let method = "func didUpdate(\(intent.observer ?? "") response: \(intent.responseName))"
        text.block("public protocol \(intent.observerName): NSObjectProtocol {") { $0.line(method) }
        text.gap()
        text.block("final class \(intent.reporterName): NSObject, \(intent.observerName) {") { text in
            text.line("private let report: (INIntentResponse) -> Void")
            text.gap()
            text.line("init(_ report: @escaping (INIntentResponse) -> Void) { self.report = report }")
            text.gap()
            text.line("\(method) { report(response) }")
        }
    }
}
