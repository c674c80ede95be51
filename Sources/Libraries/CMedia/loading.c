// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CMedia.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

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

const struct beckon_poppler *beckon_poppler_load(char *problem, size_t capacity) {
    static struct beckon_poppler table;
    static const char file[] = "libpoppler-glib.so.8";
    LOAD
    BECKON_POPPLER(TAKE)
    return &table;
}

const struct beckon_tesseract *beckon_tesseract_load(char *problem, size_t capacity) {
    static struct beckon_tesseract table;
    static const char file[] = "libtesseract.so.5";
    // Read by OpenMP when it is loaded. Threads that wait for one another in a loop only cost.
    setenv("OMP_THREAD_LIMIT", "1", 1);
    LOAD
    BECKON_TESSERACT(TAKE)
    return &table;
}

const struct beckon_zbar *beckon_zbar_load(char *problem, size_t capacity) {
    static struct beckon_zbar table;
    static const char file[] = "libzbar.so.0";
    LOAD
    BECKON_ZBAR(TAKE)
    return &table;
}
