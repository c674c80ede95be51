// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A lock with what it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let memory: LockMemory<State>

    /// A lock around a value that need not be `Sendable`.
    public init(uncheckedState initialState: State) { memory = LockMemory(initialState) }

    /// A lock around a value.
    public init(initialState: State) where State: Sendable { memory = LockMemory(initialState) }

    /// What one does with the value while nobody else can.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(memory.lock)
        defer { os_unfair_lock_unlock(memory.lock) }
        return try body(&memory.state.pointee)
    }

    /// What one does with the value while nobody else can.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// The same, if nobody else is at it; nil otherwise.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(memory.lock) else { return nil }
        defer { os_unfair_lock_unlock(memory.lock) }
        return try body(&memory.state.pointee)
    }

    /// The same, if nobody else is at it; nil otherwise.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Whether a thread holds a lock.
    public enum Ownership: Hashable, Sendable {
        /// It does.
        case owner
        /// It does not.
        case notOwner
    }

    /// Ends the process where it is otherwise.
    public func precondition(_ condition: Ownership) {
        switch condition {
        case .owner: os_unfair_lock_assert_owner(memory.lock)
        case .notOwner: os_unfair_lock_assert_not_owner(memory.lock)
        }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock around nothing in particular.
    public init() { self.init(uncheckedState: ()) }

    /// What one does while nobody else can.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }

    /// What one does while nobody else can.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Waits until nobody holds the lock, then holds it.
    @available(*, noasync, message: "a task may go on on another thread; use withLock")
    public func lock() { os_unfair_lock_lock(memory.lock) }

    /// Lets the lock go, on the thread that holds it.
    @available(*, noasync, message: "a task may go on on another thread; use withLock")
    public func unlock() { os_unfair_lock_unlock(memory.lock) }

    /// Holds the lock, if nobody does; says whether it does.
    @available(*, noasync, message: "a task may go on on another thread; use withLockIfAvailable")
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(memory.lock) }
}

/// A lock and a value at addresses that stay.
private final class LockMemory<State> {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

    init(_ initial: State) {
        lock.initialize(to: os_unfair_lock())
        state.initialize(to: initial)
    }

    deinit {
        state.deinitialize(count: 1)
        state.deallocate()
        lock.deallocate()
    }
}
