// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// The sanitizer takes every clone(2) for a fork with memory of its own. A child that borrows its starter's memory until
// it becomes another program works in the starter's place, which is suspended: for the sanitizer it is the starter.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "ThreadSanitizing.h"

int clone(int (*function)(void *), void *stack, int flags, void *argument, ...) {
    int (*libc_clone)(int (*)(void *), void *, int, void *, ...) = dlsym(RTLD_NEXT, "clone");
    va_list more;
    va_start(more, argument);
    void *parent = va_arg(more, void *), *storage = va_arg(more, void *), *child = va_arg(more, void *);
    va_end(more);
    return libc_clone(function, stack, flags, argument, parent, storage, child);
}

/// A child that cannot become the other program ends within the sanitizer's own function otherwise, and leaves it to the
/// starter as one that never returned.
void _exit(int status) {
    for (;;) syscall(SYS_exit_group, status);
}
