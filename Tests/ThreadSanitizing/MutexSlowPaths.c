// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// A Mutex that nobody contends is an atomic word, compiled into anyone who locks it, and the sanitizer sees that. A
// contended one goes through libswiftSynchronization and a futex, which it doesn't: what the lock guards would be
// reported as raced for. These stand before those functions and say what they order.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#include "ThreadSanitizing.h"

void __tsan_acquire(void *address);
void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void beckon_lock_slow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT bool beckon_try_lock_slow(SELF) __asm__(TRY_LOCK);
SWIFT void beckon_unlock_slow(SELF) __asm__(UNLOCK);

SWIFT void beckon_lock_slow(uint32_t thread, SELF) {
    SWIFT void (*lock)(uint32_t, SELF) = dlsym(RTLD_NEXT, LOCK);
    lock(thread, self);
    __tsan_acquire(self);
}

SWIFT bool beckon_try_lock_slow(SELF) {
    SWIFT bool (*try_lock)(SELF) = dlsym(RTLD_NEXT, TRY_LOCK);
    bool locked = try_lock(self);
    if (locked) __tsan_acquire(self);
    return locked;
}

SWIFT void beckon_unlock_slow(SELF) {
    SWIFT void (*unlock)(SELF) = dlsym(RTLD_NEXT, UNLOCK);
    __tsan_release(self);
    unlock(self);
}
