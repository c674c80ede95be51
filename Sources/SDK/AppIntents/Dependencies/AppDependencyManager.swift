// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Provides the objects that an app's intents and queries use.
///
/// ```swift
/// AppDependencyManager.shared.add(dependency: kitchen)
/// ```
///
/// Add them as early as the app starts: an intent may be performed right after.
public final class AppDependencyManager: Sendable {
    /// Why an object is missing.
    public enum Error<Value>: LocalizedError, @unchecked Sendable {
        // `@unchecked`: keys are texts and the like, which nobody changes while they are keys.

        /// Creating it failed.
        case failedToLoadDependency(AnyHashable, Value.Type)
        /// No object was added.
        case failedToRetrieveDependency(AnyHashable, Value.Type)
        /// The key has an object of another type.
        case incorrectDependencyType(AnyHashable, Value.Type, any Any.Type)

        /// The reason in a sentence.
        public var errorDescription: String? {
            switch self {
            case .failedToLoadDependency(let key, let type):
                "the dependency ‘\(key)’ of the type \(type) cannot be made; see what it throws"
            case .failedToRetrieveDependency(let key, let type):
                "there is no dependency ‘\(key)’ of the type \(type); "
                    + "add it with AppDependencyManager.shared.add(dependency:) as the app starts"
            case .incorrectDependencyType(let key, let type, let other):
                "the dependency ‘\(key)’ is a \(other) and no \(type); add it under a key of its own"
            }
        }
    }

    /// The manager of the process.
    public static let shared = AppDependencyManager()

    private let providers = Mutex<[AnyKey: Provider]>([:])

    /// Creates a manager without objects.
    public init() {}

    /// Adds an object, which is created when first needed.
    public func add<Dependency>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
    ) where Dependency: Sendable {
        add(key, Dependency.self, Provider { .success(dependencyProvider()) })
    }

    /// Adds an object, which a closure creates when first needed.
    public func add<Dependency>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> () throws -> Dependency
    ) where Dependency: Sendable {
        add(key, Dependency.self, Provider { Result { try dependencyProvider()() } })
    }

    /// Adds an object, which is created asynchronously when first needed.
    public func add<Dependency>(
        key: AnyHashable? = nil, dependency dependencyProvider: @escaping () async throws -> Dependency
    ) where Dependency: Sendable {
        let provider = AsyncProvider(dependencyProvider)
        add(key, Dependency.self, Provider(isMadeOnMainThread: false) { provider.value().map { $0 } })
    }

    private func add<Dependency>(_ key: AnyHashable?, _ type: Dependency.Type, _ provider: Provider) {
        let key = AnyKey(self.key(key, of: type))
        providers.withLock { $0[key] = provider }
    }

    func key<Value>(_ key: AnyHashable?, of type: Value.Type) -> AnyHashable { key ?? AnyHashable("\(type)") }

    /// Nil if none was added.
    func object<Value>(key: AnyHashable?, as type: Value.Type) throws -> Value? {
        let key = self.key(key, of: type)
        let wanted = AnyKey(key)
        guard let provider = providers.withLock({ $0[wanted] }) else { return nil }
        guard case .success(let object) = provider.object() else {
            throw Error<Value>.failedToLoadDependency(key, type)
        }
        guard let value = object as? Value else {
            throw Error<Value>.incorrectDependencyType(key, type, Swift.type(of: object))
        }
        return value
    }
}
