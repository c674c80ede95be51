// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A group of values shown with a shortcut.
public protocol AppShortcutOptionsCollectionProtocol {
    /// The provider of the options.
    associatedtype Provider: DynamicOptionsProvider

    /// The provider of the options.
    var dynamicOptionsProvider: Provider { get }
    /// The title above them.
    var title: LocalizedStringResource { get }
    /// The system symbol next to it.
    var systemImageName: String? { get }
}

/// A group of values shown with a shortcut.
public struct AppShortcutOptionsCollection<Provider>: AppShortcutOptionsCollectionProtocol
where Provider: DynamicOptionsProvider {
    /// The provider of the options.
    public let dynamicOptionsProvider: Provider
    /// The title above them.
    public let title: LocalizedStringResource
    /// The system symbol next to it.
    public let systemImageName: String?

    /// Options under a title.
    public init(
        _ dynamicOptionsProvider: Provider, title: LocalizedStringResource, systemImageName: String? = nil
    ) {
        self.dynamicOptionsProvider = dynamicOptionsProvider
        self.title = title
        self.systemImageName = systemImageName
    }
}

/// Groups of values of one type.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
    /// The type of the values.
    associatedtype Value: _IntentValue
}

/// A result builder for groups of values.
@resultBuilder public enum AppShortcutOptionsCollectionSpecificationBuilder<Value> where Value: _IntentValue {
    /// One after the other.
    public static func buildBlock<each C: AppShortcutOptionsCollectionProtocol>(
        _ collections: repeat each C
    ) -> some AppShortcutOptionsCollectionSpecification<Value> {
        var list: [any AppShortcutOptionsCollectionProtocol] = []
        for collection in repeat each collections { list.append(collection) }
        return OptionsCollectionList<Value>(list)
    }
}

private struct OptionsCollectionList<Value: _IntentValue>: AppShortcutOptionsCollectionSpecification,
    @unchecked Sendable
{
    // `@unchecked`: it is made of what an app's static property says, and nobody changes it.

    private let list: [any AppShortcutOptionsCollectionProtocol]

    init(_ list: [any AppShortcutOptionsCollectionProtocol]) { self.list = list }

    func makeIterator() -> IndexingIterator<[any AppShortcutOptionsCollectionProtocol]> { list.makeIterator() }
}
