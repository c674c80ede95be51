// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CMedia.h"

#include <library_table.h>
#include <stdlib.h>

BECKON_POPPLER(BECKON_DEFINE)
BECKON_TESSERACT(BECKON_DEFINE)
BECKON_ZBAR(BECKON_DEFINE)

bool beckon_poppler_load(char *problem, size_t capacity) {
    static const char file[] = "libpoppler-glib.so.8";
    BECKON_LOAD
    BECKON_POPPLER(BECKON_TAKE)
    return true;
}

bool beckon_tesseract_load(char *problem, size_t capacity) {
    static const char file[] = "libtesseract.so.5";
    // Read by OpenMP when it is loaded. Threads that wait for one another in a loop only cost.
    setenv("OMP_THREAD_LIMIT", "1", 1);
    BECKON_LOAD
    BECKON_TESSERACT(BECKON_TAKE)
    return true;
}

bool beckon_zbar_load(char *problem, size_t capacity) {
    static const char file[] = "libzbar.so.0";
    BECKON_LOAD
    BECKON_ZBAR(BECKON_TAKE)
    return true;
}
