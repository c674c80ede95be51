// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The attributes that Xcode's newest code puts on declarations, by the system
/// versions that brought them.
///
/// They mean nothing on Linux; they keep the generated code equal to Xcode's.
enum Availability {
    /// Custom intents themselves.
    static let intents = "@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)"
    /// Custom types.
    static let objects = "@available(iOS 13.0, macOS 11.0, watchOS 6.0, *) @available(tvOS, unavailable)"
    /// Resolution, properties of custom types, and every `async` form.
    static let resolution = "@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)"
    /// Option collections and defaults.
    static let collections = "@available(iOS 14.0, macOS 11.0, watchOS 7.0, *)"
    /// The lists of options that collections replaced.
    static let deprecatedLists = [
        #"@available(iOS, introduced: 13.0, deprecated: 14.0, message: "")"#,
        #"@available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")"#,
    ]

    /// Marks a completion form as the older twin of an `async` one.
    static func renamed(to name: String) -> String { "@available(*, renamed: \"\(name)\")" }
}
