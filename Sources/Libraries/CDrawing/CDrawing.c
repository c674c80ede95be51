// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CDrawing.h"

#include <dlfcn.h>
#include <stdio.h>

// The loader finds a function in the library or in those it depends on.
#define TAKE(result, name, parameters)                                                                                 \
    *(void **)&table.name = dlsym(library, #name);                                                                     \
    if (!table.name) {                                                                                                 \
        snprintf(problem, capacity, "%s has no function %s", file, #name);                                            \
        return NULL;                                                                                                   \
    }

#define LOAD                                                                                                           \
    void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);                                                              \
    if (!library) {                                                                                                    \
        const char *reason = dlerror();                                                                                \
        snprintf(problem, capacity, "%s", reason ? reason : "the loader gives no reason");                            \
        return NULL;                                                                                                   \
    }

const struct beckon_drawing *beckon_drawing_load(char *problem, size_t capacity) {
    static struct beckon_drawing table;
    static const char file[] = "libpangocairo-1.0.so.0";
    LOAD
    BECKON_DRAWING(TAKE)
    return &table;
}

const struct beckon_vectors *beckon_vectors_load(char *problem, size_t capacity) {
    static struct beckon_vectors table;
    static const char file[] = "librsvg-2.so.2";
    LOAD
    BECKON_VECTORS(TAKE)
    return &table;
}
