// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension DisplayRepresentation {
    /// The picture next to a title.
    public struct Image: Hashable, Sendable {
        enum Source: Hashable, Sendable {
            case named(String)
            case system(String)
            case data(Data)
            case url(URL, width: Double?, height: Double?)
        }

        /// The shape of a picture.
        public struct DisplayStyle: Hashable, Sendable {
            private let isCircular: Bool

            /// As it is.
            public static var `default`: DisplayStyle { DisplayStyle(isCircular: false) }
            /// A circle, as for people.
            public static var circular: DisplayStyle { DisplayStyle(isCircular: true) }
        }

        let source: Source
        /// Whether it takes the color of the text; nil if the system decides.
        let isTemplate: Bool?
        let displayStyle: DisplayStyle

        private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle = .default) {
            self.source = source
            self.isTemplate = isTemplate
            self.displayStyle = displayStyle
        }

        /// A picture in the app's bundle.
        public init(named name: String, isTemplate: Bool? = nil) { self.init(.named(name), isTemplate) }

        /// A system symbol.
        public init(systemName name: String, isTemplate: Bool? = nil) { self.init(.system(name), isTemplate) }

        /// A picture in memory, PNG or JPEG.
        public init(data: Data, isTemplate: Bool? = nil) { self.init(.data(data), isTemplate) }

        /// A picture at a URL.
        public init(url: URL, isTemplate: Bool? = nil) {
            self.init(.url(url, width: nil, height: nil), isTemplate)
        }

        /// A picture at a URL, with a size.
        public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {
            self.init(.url(url, width: width, height: height), isTemplate)
        }

        /// A picture in the app's bundle, with a shape.
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            self.init(.named(name), isTemplate, displayStyle)
        }

        /// A picture in memory, PNG or JPEG, with a shape.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            self.init(.data(data), isTemplate, displayStyle)
        }

        /// A picture at a URL, with a shape.
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            self.init(.url(url, width: nil, height: nil), isTemplate, displayStyle)
        }

        /// A picture at a URL, with a size and a shape.
        public init(
            url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle
        ) {
            self.init(.url(url, width: width, height: height), isTemplate, displayStyle)
        }
    }
}
