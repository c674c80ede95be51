// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "COS.h"

#include <linux/futex.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static const uint32_t waiters = 1u << 31;

static _Thread_local uint32_t this_thread;

static uint32_t thread(void) {
    if (this_thread == 0) this_thread = (uint32_t)syscall(SYS_gettid);
    return this_thread;
}

static bool is_held(const struct os_unfair_lock_s *lock) {
    uint32_t value = __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED);
    return (value & ~waiters) == thread();
}

static void misused(const char *how) {
    fprintf(stderr, "os_unfair_lock: %s\n", how);
    abort();
}

bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
    uint32_t open = 0;
    return __atomic_compare_exchange_n(
        &lock->_os_unfair_lock_opaque, &open, thread(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void os_unfair_lock_lock(os_unfair_lock_t lock) {
    if (os_unfair_lock_trylock(lock)) return;
    if (is_held(lock)) misused("the thread that locks it holds it already");
    uint32_t *word = &lock->_os_unfair_lock_opaque;
    for (;;) {
        uint32_t value = __atomic_load_n(word, __ATOMIC_RELAXED);
        if (value == 0) {
            // Others may still wait, so anyone who comes from here wakes one more than may be needed.
            if (__atomic_compare_exchange_n(
                    word, &value, thread() | waiters, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return;
            continue;
        }
        if (!(value & waiters)
            && !__atomic_compare_exchange_n(
                word, &value, value | waiters, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) continue;
        syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value | waiters, NULL, NULL, 0);
    }
}

void os_unfair_lock_unlock(os_unfair_lock_t lock) {
    if (!is_held(lock)) misused("the thread that unlocks it does not hold it");
    uint32_t value = __atomic_exchange_n(&lock->_os_unfair_lock_opaque, 0, __ATOMIC_RELEASE);
    if (value & waiters) syscall(SYS_futex, &lock->_os_unfair_lock_opaque, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

void os_unfair_lock_assert_owner(const struct os_unfair_lock_s *lock) {
    if (!is_held(lock)) misused("the thread does not hold it, as it should");
}

void os_unfair_lock_assert_not_owner(const struct os_unfair_lock_s *lock) {
    if (is_held(lock)) misused("the thread holds it, as it should not");
}
