// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a type that is an App Intent says of itself, beyond what a definition file could say.
package struct AppIntentDeclaration: Hashable, Codable, Sendable {
    /// What else an intent is, by the protocols of its type.
    package enum Role: String, Codable, Sendable, CaseIterable {
        case opensTarget, deletes, setsValue, showsSearchResults, focusFilter, widgetConfiguration, snippet
        case startsAudio, playsAudio, reportsProgress, undoes
    }

    /// Where an intent is performed that is not performed in the background alone.
    package enum Mode: String, Codable, Sendable {
        case background
        /// In front from the beginning.
        case foreground
        /// In the background, until it asks to come to the front.
        case dynamicForeground
        /// In the background, and in front at the end.
        case deferredForeground
    }

    /// What has to be known of the person before anything is asked or done.
    package enum Authentication: String, Codable, Sendable {
        case alwaysAllowed
        /// An unlocked device, or a person who is known by other means.
        case requiresAuthentication
        /// An unlocked device, this very one.
        case requiresLocalDeviceAuthentication
    }

    /// Where the type is written.
    package var place: SourcePlace
    /// The runtime's name of the type, by which a process finds it, such as `3App5OrderV`.
    package var mangledName: String
    /// Whether people may find it: in the shortcuts editor, in search, among suggestions.
    package var isDiscoverable = true
    /// The modes that the app supports; the first is meant where none is asked for.
    package var modes = [Mode.background]
    package var authentication = Authentication.alwaysAllowed
    /// The sentence that its action is.
    package var summary: SummaryDeclaration?
    /// The class of the intent of a definition file that this one replaces, without its module.
    package var replacedClass: String?
    /// The intent that it replaces; nil if no definition of the app declares it.
    package var former: FormerIntent?
    /// What to use in its place, in words; nil while it is to be used.
    package var deprecation: LocalizableText?
    /// Each once, in the order of the cases.
    package var roles: [Role] = []
    /// The group in which it is listed, in the app's own words.
    package var category: LocalizableText?
    /// More words by which it is found.
    package var keywords: [LocalizableText] = []

    /// The entity whose things the action finds, by its name; nil for an intent that has a type of its own.
    package var finds: String?

    package init(at place: SourcePlace, mangledName: String) {
        self.place = place
        self.mangledName = mangledName
    }
}

extension AppIntentDeclaration {
    /// What the type is called in the source, without what it stands in: `Order` of `3App5OrderV`.
    ///
    /// Nil if the mangled name is a shortened one: the runtime alone needs to read those.
    package var typeName: String? {
        var rest = Substring(mangledName)
        var last: Substring?
        while let first = rest.first {
            guard first.isASCII, first.isNumber else {
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            guard first != "0", let count = Int(digits), count <= rest.count else { return nil }
            let name = rest.prefix(count)
            rest = rest.dropFirst(count)
            // A name that is only there because the one before is private to a file.
            if !rest.hasPrefix("LL") { last = name }
        }
        return last.map(String.init)
    }
}
