// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#ifndef COS_H
#define COS_H

#include <stdbool.h>
#include <stdint.h>

/// A lock of four bytes; all zeros is an open one.
///
/// It must lie at one address for as long as it is used: allocate it, or use OSAllocatedUnfairLock.
typedef struct os_unfair_lock_s {
    /// The thread that holds it; its highest bit says that others wait.
    uint32_t _os_unfair_lock_opaque;
} os_unfair_lock;

/// Where a lock lies.
typedef struct os_unfair_lock_s * _Nonnull os_unfair_lock_t;

/// Waits until nobody holds the lock, then holds it. A thread that holds it already is ended with the process.
void os_unfair_lock_lock(os_unfair_lock_t lock);

/// Holds the lock, if nobody does; says whether it does.
bool os_unfair_lock_trylock(os_unfair_lock_t lock) __attribute__((warn_unused_result));

/// Lets the lock go. A thread that does not hold it is ended with the process.
void os_unfair_lock_unlock(os_unfair_lock_t lock);

/// Ends the process where the thread does not hold the lock.
void os_unfair_lock_assert_owner(const struct os_unfair_lock_s * _Nonnull lock);

/// Ends the process where the thread holds the lock.
void os_unfair_lock_assert_not_owner(const struct os_unfair_lock_s * _Nonnull lock);

#endif
