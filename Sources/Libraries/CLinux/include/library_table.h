// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// A library that is loaded at the first need: pointers to its functions, filled by name.
// The function that loads it has `file`, `problem` and `capacity`, and returns false with a reason.

#pragma once

#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>

#define BECKON_DEFINE(result, name, parameters) result(*name) parameters;

// The loader finds a function in the library or in those it depends on.
#define BECKON_TAKE(result, name, parameters)                                                                          \
    *(void **)&name = dlsym(library, #name);                                                                           \
    if (!name) {                                                                                                       \
        snprintf(problem, capacity, "%s has no function %s", file, #name);                                             \
        return false;                                                                                                  \
    }

#define BECKON_LOAD                                                                                                    \
    void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);                                                              \
    if (!library) {                                                                                                    \
        const char *reason = dlerror();                                                                                \
        snprintf(problem, capacity, "%s", reason ? reason : "the loader gives no reason");                             \
        return false;                                                                                                  \
    }
