// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CDrawing.h"

#include <library_table.h>

const struct beckon_drawing *beckon_drawing_load(char *problem, size_t capacity) {
    static struct beckon_drawing table;
    static const char file[] = "libpangocairo-1.0.so.0";
    BECKON_LOAD
    BECKON_DRAWING(BECKON_TAKE)
    return &table;
}

const struct beckon_vectors *beckon_vectors_load(char *problem, size_t capacity) {
    static struct beckon_vectors table;
    static const char file[] = "librsvg-2.so.2";
    BECKON_LOAD
    BECKON_VECTORS(BECKON_TAKE)
    return &table;
}

const struct beckon_pictures *beckon_pictures_load(char *problem, size_t capacity) {
    static struct beckon_pictures table;
    static const char file[] = "libgdk_pixbuf-2.0.so.0";
    BECKON_LOAD
    BECKON_PICTURES(BECKON_TAKE)
    return &table;
}
