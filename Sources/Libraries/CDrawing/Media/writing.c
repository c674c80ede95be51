// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CMedia.h"

#include <stdlib.h>
#include <string.h>

bool beckon_sink_append(struct beckon_sink *sink, const void *bytes, size_t count) {
    if (sink->overflowed || count > sink->limit - sink->count) {
        sink->overflowed = true;
        return false;
    }
    if (count > sink->capacity - sink->count) {
        size_t capacity = sink->capacity < 4096 ? 4096 : sink->capacity;
        while (capacity - sink->count < count) capacity *= 2;
        uint8_t *grown = realloc(sink->bytes, capacity);
        if (!grown) {
            sink->overflowed = true;
            return false;
        }
        sink->bytes = grown;
        sink->capacity = capacity;
    }
    if (count > 0) memcpy(sink->bytes + sink->count, bytes, count);
    sink->count += count;
    return true;
}

static int write_pixbuf(const char *bytes, size_t count, GError **error, void *sink) {
    if (beckon_sink_append(sink, bytes, count)) return 1;
    g_set_error_literal(error, g_quark_from_static_string("beckon"), 0, "it is too large");
    return 0;
}

bool beckon_pixbuf_save(
    GdkPixbuf *pixbuf, struct beckon_sink *sink, const char *type, char **keys, char **values, GError **error) {
    return gdk_pixbuf_save_to_callbackv(pixbuf, write_pixbuf, sink, type, keys, values, error);
}

static int write_cairo(void *sink, const unsigned char *bytes, unsigned count) {
    return beckon_sink_append(sink, bytes, count) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

cairo_surface_t *beckon_pdf_create(struct beckon_sink *sink, double width, double height) {
    return cairo_pdf_surface_create_for_stream(write_cairo, sink, width, height);
}

bool beckon_surface_set_jpeg(cairo_surface_t *surface, const uint8_t *bytes, size_t count) {
    uint8_t *copy = malloc(count);
    if (!copy) return false;
    memcpy(copy, bytes, count);
    if (cairo_surface_set_mime_data(surface, "image/jpeg", copy, count, free, copy) == CAIRO_STATUS_SUCCESS)
        return true;
    free(copy);
    return false;
}
