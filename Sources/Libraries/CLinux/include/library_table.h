// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// A library that is loaded at the first need: a static `table` of its functions, filled by name.
// The function in which they stand has `file`, `problem` and `capacity`, and gives NULL with a reason.

#pragma once

#include <dlfcn.h>
#include <stdio.h>

// The loader finds a function in the library or in those it depends on.
#define BECKON_TAKE(result, name, parameters)                                                                          \
    *(void **)&table.name = dlsym(library, #name);                                                                     \
    if (!table.name) {                                                                                                 \
        snprintf(problem, capacity, "%s has no function %s", file, #name);                                             \
        return NULL;                                                                                                   \
    }

#define BECKON_LOAD                                                                                                    \
    void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);                                                              \
    if (!library) {                                                                                                    \
        const char *reason = dlerror();                                                                                \
        snprintf(problem, capacity, "%s", reason ? reason : "the loader gives no reason");                             \
        return NULL;                                                                                                   \
    }
