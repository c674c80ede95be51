// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The keyboard and the corrections of a text input.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
    /// Which letters are capitalized automatically.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether text is autocorrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether text is checked for spelling mistakes.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The keys of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The title of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled without text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the typed text is hidden, as for a password.
    var isSecureTextEntry: Bool { get set }
    /// The content type, for autofill.
    var textContentType: UITextContentType! { get set }
}

/// Which letters are capitalized automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Whether text is autocorrected.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// Whether text is checked for spelling mistakes.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// The keys of the keyboard.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    // Apple's name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The meaning of a text input, such as a name.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name; those of the constants are Apple's.
    public let rawValue: String

    /// A name of your own.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A user name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The URL of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country-name")
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether spaces are adjusted when text is pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`, no, yes
}
