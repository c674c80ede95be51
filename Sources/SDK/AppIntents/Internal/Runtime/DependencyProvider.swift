// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization

/// A key that crosses threads.
struct AnyKey: Hashable, @unchecked Sendable {
    // `@unchecked`: keys are texts and the like, which nobody changes while they are keys.

    private let key: AnyHashable

    init(_ key: AnyHashable) { self.key = key }
}

/// Makes an object of the app's once, when it is first needed.
final class Provider: @unchecked Sendable {
    // `@unchecked`: all of it is behind a lock, which may be taken again by what makes the object.

    private let lock = NSRecursiveLock()
    private var made: Result<Any, any Error>?
    private let make: () -> Result<Any, any Error>
    private let isMadeOnMainThread: Bool

    /// - Parameter isMadeOnMainThread: True for what is written where an app starts, which is the main actor: the
    ///   object may belong to it.
    init(isMadeOnMainThread: Bool = true, _ make: @escaping () -> Result<Any, any Error>) {
        self.isMadeOnMainThread = isMadeOnMainThread
        self.make = make
    }

    /// A failure is tried again the next time.
    func object() -> Result<Any, any Error> {
        if case .success(let object)? = lock.withLock({ made }) { return .success(object) }
        // The lock is not held meanwhile: the main thread may want the object too.
        guard isMadeOnMainThread, !Thread.isMainThread else { return makeOnce() }
        return DispatchQueue.main.sync { makeOnce() }
    }

    private func makeOnce() -> Result<Any, any Error> {
        lock.withLock {
            if case .success? = made, let made { return made }
            let object = make()
            made = object
            return object
        }
    }
}

/// Waits for what is made asynchronously.
struct AsyncProvider<Value: Sendable>: @unchecked Sendable {
    // `@unchecked`: the function is called by one thread at a time, which waits for it.

    private let make: () async throws -> Value

    init(_ make: @escaping () async throws -> Value) { self.make = make }

    private final class Box: Sendable {
        let result = Mutex<Result<Value, any Error>?>(nil)
    }

    /// Reading a dependency is no asynchronous act, so the thread waits.
    func value() -> Result<Value, any Error> {
        let box = Box()
        let semaphore = DispatchSemaphore(value: 0)
        Task.detached {
            let result: Result<Value, any Error>
            do {
                result = .success(try await make())
            } catch {
                result = .failure(error)
            }
            box.result.withLock { $0 = result }
            semaphore.signal()
        }
        semaphore.wait()
        return box.result.withLock(\.self) ?? .failure(CancellationError())
    }
}
