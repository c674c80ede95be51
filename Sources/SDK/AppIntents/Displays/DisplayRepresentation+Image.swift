// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension DisplayRepresentation {
    /// A picture beside a title.
    public struct Image: Hashable, Sendable {
        enum Source: Hashable, Sendable {
            case named(String)
            case system(String)
            case data(Data)
            case url(URL, width: Double?, height: Double?)
        }

        /// The shape that a picture is shown in.
        public struct DisplayStyle: Hashable, Sendable {
            private let isCircular: Bool

            /// As it is.
            public static var `default`: DisplayStyle { DisplayStyle(isCircular: false) }
            /// In a circle, as people are.
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

        /// A picture of the app's bundle.
        public init(named name: String, isTemplate: Bool? = nil) { self.init(.named(name), isTemplate) }

        /// A system symbol.
        public init(systemName name: String, isTemplate: Bool? = nil) { self.init(.system(name), isTemplate) }

        /// A picture in memory, PNG or JPEG.
        public init(data: Data, isTemplate: Bool? = nil) { self.init(.data(data), isTemplate) }

        /// A picture that lies somewhere.
        public init(url: URL, isTemplate: Bool? = nil) {
            self.init(.url(url, width: nil, height: nil), isTemplate)
        }

        /// A picture that lies somewhere, of a size.
        public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {
            self.init(.url(url, width: width, height: height), isTemplate)
        }

        /// A picture of the app's bundle, in a shape.
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            self.init(.named(name), isTemplate, displayStyle)
        }

        /// A picture in memory, PNG or JPEG, in a shape.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            self.init(.data(data), isTemplate, displayStyle)
        }

        /// A picture that lies somewhere, in a shape.
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            self.init(.url(url, width: nil, height: nil), isTemplate, displayStyle)
        }

        /// A picture that lies somewhere, of a size and in a shape.
        public init(
            url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle
        ) {
            self.init(.url(url, width: width, height: height), isTemplate, displayStyle)
        }
    }
}
