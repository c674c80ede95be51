// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

import IntentValues

/// Where media is added.
public enum INMediaDestination: Hashable, Sendable {
    /// The person's library.
    case library
    /// The playlist of this name.
    case playlist(String)

    /// The playlist's name; nil for the library.
    public var playlistName: String? {
        if case .playlist(let name) = self { name } else { nil }
    }
}

extension INMediaDestination: CustomStringConvertible, CustomDebugStringConvertible {
    /// `library`, or the playlist's name.
    public var description: String { playlistName ?? "library" }
    /// The same.
    public var debugDescription: String { description }
}

@_spi(Generated) extension INMediaDestination: IntentRepresentable {
    /// As an object of the class that Objective-C has for it.
    public func propertyValue() -> PropertyValue {
        PropertyValue(
            .object(
                ObjectValue(
                    typeName: "INMediaDestination", identifier: nil, displayString: playlistName ?? "",
                    properties: playlistName.map { ["playlistName": .string($0)] } ?? [:])))
    }

    /// The destination; nil for another type.
    public static func restored(from value: PropertyValue) -> INMediaDestination? {
        guard case .object(let object) = value.value, object.typeName == "INMediaDestination" else { return nil }
        guard let name = object.properties["playlistName"] else { return .library }
        if case .string(let text) = name { return .playlist(text) } else { return nil }
    }
}

#endif
