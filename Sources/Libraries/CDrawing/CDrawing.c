// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CDrawing.h"

#include <library_table.h>

BECKON_GLIB(BECKON_DEFINE)
BECKON_DRAWING(BECKON_DEFINE)
BECKON_VECTORS(BECKON_DEFINE)
BECKON_PICTURES(BECKON_DEFINE)

bool beckon_glib_load(char *problem, size_t capacity) {
    static const char file[] = "libgobject-2.0.so.0";
    BECKON_LOAD
    BECKON_GLIB(BECKON_TAKE)
    return true;
}

bool beckon_drawing_load(char *problem, size_t capacity) {
    static const char file[] = "libpangocairo-1.0.so.0";
    BECKON_LOAD
    BECKON_DRAWING(BECKON_TAKE)
    return true;
}

bool beckon_vectors_load(char *problem, size_t capacity) {
    static const char file[] = "librsvg-2.so.2";
    BECKON_LOAD
    BECKON_VECTORS(BECKON_TAKE)
    return true;
}

bool beckon_pictures_load(char *problem, size_t capacity) {
    static const char file[] = "libgdk_pixbuf-2.0.so.0";
    BECKON_LOAD
    BECKON_PICTURES(BECKON_TAKE)
    return true;
}
