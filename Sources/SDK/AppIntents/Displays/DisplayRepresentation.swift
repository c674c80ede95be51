// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a value is shown to people: a title, a subtitle and a picture.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The name.
    public var title: LocalizedStringResource
    /// A line below the title.
    public var subtitle: LocalizedStringResource?
    /// A picture beside it.
    public var image: Image?
    /// Other names.
    public var synonyms: [LocalizedStringResource]

    /// A title with a line below and a picture.
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        self.init(title: title, subtitle: subtitle, image: image, synonyms: [])
    }

    /// A title with a line below, a picture and other names.
    @_disfavoredOverload
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    /// A title alone.
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    /// A title alone, with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
