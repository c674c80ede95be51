// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// An object that intents and queries use, looked up when it is first read.
///
/// ```swift
/// @Dependency var kitchen: Kitchen
/// ```
@propertyWrapper
public final class AppDependency<Value>: @unchecked Sendable where Value: Sendable {
    // `@unchecked`: what changes is behind a lock.

    private let key: AnyHashable?
    private let dependencies: AppDependencyManager
    private let defaultValue: (() -> Value)?
    private let own = Mutex<Value?>(nil)

    private init(
        _ key: AnyHashable?, _ dependencies: AppDependencyManager, _ defaultValue: (() -> Value)?
    ) {
        self.key = key
        self.dependencies = dependencies
        self.defaultValue = defaultValue
    }

    /// Gets the object for the key or the type.
    public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.init(key, manager, nil)
    }

    /// Gets the object for the key or the type, or a default.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @autoclosure @escaping () -> Value
    ) {
        self.init(key, manager, defaultValueProvider)
    }

    /// Gets the object for the key or the type, or a default that is created asynchronously.
    @_disfavoredOverload
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @escaping () async throws -> Value
    ) {
        let provider = AsyncProvider(defaultValueProvider)
        self.init(key, manager) {
            switch provider.value() {
            case .success(let value): value
            case .failure(let error):
                preconditionFailure("the default of the dependency \(Value.self) cannot be made: \(error)")
            }
        }
    }

    /// The object. A missing object is a programming error.
    ///
    /// Where a run of the system's goes on, it ends with an error that names the type.
    public var wrappedValue: Value {
        get {
            if let value = own.withLock(\.self) { return value }
            let value = found()
            own.withLock { $0 = value }
            return value
        }
        set { own.withLock { $0 = newValue } }
    }

    private func found() -> Value {
        do {
            if let value = try dependencies.object(key: key, as: Value.self) { return value }
            if let defaultValue { return defaultValue() }
            throw AppDependencyManager.Error<Value>.failedToRetrieveDependency(
                dependencies.key(key, of: Value.self), Value.self)
        } catch {
            preconditionFailure((error as? any LocalizedError)?.errorDescription ?? "\(error)")
        }
    }

    /// The wrapper itself.
    public var projectedValue: AppDependency<Value> { self }
}

extension AppDependency: AnyAppDependency {
    func missing() -> (any Swift.Error)? {
        guard own.withLock(\.self) == nil, defaultValue == nil else { return nil }
        do {
            guard try dependencies.object(key: key, as: Value.self) == nil else { return nil }
            return AppDependencyManager.Error<Value>.failedToRetrieveDependency(
                dependencies.key(key, of: Value.self), Value.self)
        } catch {
            return error
        }
    }
}
