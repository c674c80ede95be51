// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The few declarations of librsvg and GLib that are needed are repeated rather
// than included: their headers can only be found with flags that SwiftPM
// refuses. They are part of interfaces that have been stable since librsvg 2.46
// and GLib 2.26.

struct _cairo;

struct beckon_rsvg_error {
    uint32_t domain;
    int code;
    char *message;
};

struct beckon_rsvg_rectangle {
    double x;
    double y;
    double width;
    double height;
};

extern void *rsvg_handle_new_from_data(const uint8_t *data, size_t length, struct beckon_rsvg_error **error);
extern int rsvg_handle_render_document(
    void *handle, struct _cairo *context, const struct beckon_rsvg_rectangle *viewport, struct beckon_rsvg_error **error);
extern void g_error_free(struct beckon_rsvg_error *error);
extern void g_object_unref(void *object);
