// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a handled intent can answer.
package struct ResponseDeclaration: Hashable, Codable, Sendable {
    /// How the codes are numbered.
    package enum Numbering: String, Codable, Sendable {
        /// The standard codes by themselves, then the author's from ``firstCustomRawValue`` on.
        case custom
        /// As they are listed, from 0: those of the framework's own intents.
        case listed
    }

    package var numbering = Numbering.custom
    /// In file order; always holds `success` and `failure` where the numbering is ``Numbering/custom``.
    package var codes: [ResponseCodeDeclaration]
    /// In display order.
    package var properties: [PropertyDeclaration]
    /// The property that is the action's output in a shortcut.
    package var outputProperty: String?

    package init(
        codes: [ResponseCodeDeclaration], properties: [PropertyDeclaration] = [], outputProperty: String? = nil
    ) {
        self.codes = codes
        self.properties = properties
        self.outputProperty = outputProperty
    }
}

extension ResponseDeclaration {
    /// The raw value of the first code that an app's author adds.
    package static let firstCustomRawValue = 100

    /// The codes that are the author's own, in file order; their raw values
    /// follow ``firstCustomRawValue`` one by one.
    ///
    /// A name that is one of the standard ones means the standard code.
    package var customCodes: [ResponseCodeDeclaration] {
        codes.filter { code in !StandardResponseCode.allCases.contains { $0.name == code.name } }
    }

    /// The declaration behind a raw value, standard or custom; nil if the file has none.
    package func code(rawValue: Int) -> ResponseCodeDeclaration? {
        guard numbering == .custom else { return codes.indices.contains(rawValue) ? codes[rawValue] : nil }
        if let standard = StandardResponseCode(rawValue: rawValue) {
            return codes.first { $0.name == standard.name }
        }
        // The number comes from another process; it may be the smallest there is.
        guard rawValue >= Self.firstCustomRawValue else { return nil }
        let index = rawValue - Self.firstCustomRawValue
        return customCodes.indices.contains(index) ? customCodes[index] : nil
    }

    /// The raw value of a code by its name; nil if the intent has no such code.
    package func rawValue(ofCode name: String) -> Int? {
        guard numbering == .custom else { return codes.firstIndex { $0.name == name } }
        return StandardResponseCode.allCases.first { $0.name == name }?.rawValue
            ?? customCodes.firstIndex { $0.name == name }.map { $0 + Self.firstCustomRawValue }
    }
}

extension ResponseDeclaration {
    /// What a code is called in Swift and in JSON; nil for a number that no code has.
    package func name(ofCode rawValue: Int) -> String? {
        (numbering == .custom ? StandardResponseCode(rawValue: rawValue)?.name : nil) ?? code(rawValue: rawValue)?.name
    }

    /// What a code says; nil for a number that no code has.
    package func meaning(ofCode rawValue: Int) -> ResponseMeaning? {
        if numbering == .custom, let standard = StandardResponseCode(rawValue: rawValue) {
            return ResponseMeaning(rawValue: standard.name)
        }
        return code(rawValue: rawValue)?.meaning
    }
}

/// What a response code says, whatever its number is.
package enum ResponseMeaning: String, Codable, Sendable {
    case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
    /// The app goes on in the background.
    case handleInApp
    /// The person has to agree, and is asked by the app.
    case userConfirmationRequired
}

/// One answer of an intent and the sentences that go with it.
package struct ResponseCodeDeclaration: Hashable, Codable, Sendable {
    package var name: String
    package var isSuccess: Bool
    /// What is said; placeholders name response properties.
    package var spoken: LocalizableText?
    /// What is shown where it differs from what is said.
    package var printed: LocalizableText?

    package init(name: String, isSuccess: Bool, spoken: LocalizableText? = nil, printed: LocalizableText? = nil) {
        self.name = name
        self.isSuccess = isSuccess
        self.spoken = spoken
        self.printed = printed
    }
}

extension ResponseCodeDeclaration {
    /// What the code says: what its name says where that is a standard one, else success or failure.
    package var meaning: ResponseMeaning {
        ResponseMeaning(rawValue: name) ?? (isSuccess ? .success : .failure)
    }
}

/// The response codes that every generated intent has, with their raw values.
package enum StandardResponseCode: Int, Sendable, CaseIterable {
    case unspecified = 0
    case ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch

    package var name: String { "\(self)" }
}
