// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux has neither this type nor the protocol.

/// A text that is looked up when it is read: its key, its values, and where the words are.
///
/// `"\(count) soups"` stands for the key `%lld soups`. See *LocalizedStringResource* in Apple's documentation.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Codable, Sendable {
    /// Where the table of the words is.
    public enum BundleDescription: Hashable, Sendable {
        /// The process's own bundle.
        case main
        /// The bundle at a place.
        case atURL(URL)

        /// The bundle that a class is in.
        public static func forClass(_ type: AnyClass) -> BundleDescription { .atURL(Bundle(for: type).bundleURL) }

        fileprivate init(_ bundle: Bundle) { self = bundle == .main ? .main : .atURL(bundle.bundleURL) }

        /// Of a bundle that no longer exists, the process's own.
        fileprivate var found: Bundle {
            switch self {
            case .main: .main
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    /// What the words are looked up by.
    public let key: String
    /// The words where no table has the key, with the values in them.
    public let defaultValue: String.LocalizationValue
    /// The table's name; nil for `Localizable`.
    public let table: String?
    /// How numbers are written.
    public var locale: Locale
    private let place: BundleDescription
    /// Whether the default value was given apart from the key.
    private let hasOwnWords: Bool

    /// Where the table is.
    public var bundle: BundleDescription { place }

    /// A text whose key is its words in the language of development.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, keyAndValue, table, locale, bundle, hasOwnWords: false)
    }

    /// A text with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue, table, locale, bundle, hasOwnWords: true)
    }

    /// A text whose key is its words in the language of development, in a bundle that is available.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, keyAndValue, table, locale, BundleDescription(bundle), hasOwnWords: false)
    }

    /// A text with a key of its own, in a bundle that is available.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue, table, locale, BundleDescription(bundle), hasOwnWords: true)
    }

    /// A text without values, in the main bundle.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// A text with values in it, in the main bundle.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale,
        _ place: BundleDescription, hasOwnWords: Bool
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.place = place
        self.hasOwnWords = hasOwnWords
    }

    /// The words in the person's language.
    package var words: String { words(by: .shared) }

    func words(by lookup: TextLookup) -> String {
        defaultValue.text(
            in: { own in
                lookup.text(of: key, table: table, in: place.found, otherwise: hasOwnWords ? own : "")
            },
            formatted: { lookup.formatted($0, locale, $1) })
    }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// Itself.
    public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource.BundleDescription: Codable {
    /// Reads the bundle's place, none for the process's own.
    public init(from decoder: any Decoder) throws {
        self = try Optional<URL>(from: decoder).map(Self.atURL) ?? .main
    }

    /// Writes the bundle's place, none for the process's own.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .main: try Optional<URL>.none.encode(to: encoder)
        case .atURL(let url): try Optional(url).encode(to: encoder)
        }
    }
}

extension String {
    /// The words of a text in the person's language.
    public init(localized resource: LocalizedStringResource) { self = resource.words }
}

extension AttributedString {
    /// The words of a text in the person's language, without attributes.
    public init(localized resource: LocalizedStringResource) { self.init(resource.words) }
}
