// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CMedia.h"

#include <library_table.h>
#include <stdlib.h>

const struct beckon_poppler *beckon_poppler_load(char *problem, size_t capacity) {
    static struct beckon_poppler table;
    static const char file[] = "libpoppler-glib.so.8";
    BECKON_LOAD
    BECKON_POPPLER(BECKON_TAKE)
    return &table;
}

const struct beckon_tesseract *beckon_tesseract_load(char *problem, size_t capacity) {
    static struct beckon_tesseract table;
    static const char file[] = "libtesseract.so.5";
    // Read by OpenMP when it is loaded. Threads that wait for one another in a loop only cost.
    setenv("OMP_THREAD_LIMIT", "1", 1);
    BECKON_LOAD
    BECKON_TESSERACT(BECKON_TAKE)
    return &table;
}

const struct beckon_zbar *beckon_zbar_load(char *problem, size_t capacity) {
    static struct beckon_zbar table;
    static const char file[] = "libzbar.so.0";
    BECKON_LOAD
    BECKON_ZBAR(BECKON_TAKE)
    return &table;
}
