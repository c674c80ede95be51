// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CMedia.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Of GLib 2.74 and gdk-pixbuf 2.42, which keep their interfaces.
typedef struct GdkPixbuf GdkPixbuf;
typedef struct GdkPixbufLoader GdkPixbufLoader;
typedef struct GdkPixbufAnimation GdkPixbufAnimation;
typedef struct GdkPixbufAnimationIter GdkPixbufAnimationIter;
typedef struct {
    uint32_t domain;
    int code;
    char *message;
} GError;
typedef struct {
    long tv_sec, tv_usec;
} GTimeVal;

extern GdkPixbufLoader *gdk_pixbuf_loader_new(void);
extern int gdk_pixbuf_loader_write(GdkPixbufLoader *loader, const uint8_t *bytes, size_t count, GError **error);
extern int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
extern GdkPixbufAnimation *gdk_pixbuf_loader_get_animation(GdkPixbufLoader *loader);
extern void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
extern GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);
extern GdkPixbuf *gdk_pixbuf_apply_embedded_orientation(GdkPixbuf *picture);
extern GdkPixbuf *gdk_pixbuf_new_from_data(const uint8_t *bytes, int space, int has_alpha, int bits, int width,
                                           int height, int stride, void *destroy, void *data);
extern int gdk_pixbuf_get_width(const GdkPixbuf *picture);
extern int gdk_pixbuf_get_height(const GdkPixbuf *picture);
extern int gdk_pixbuf_get_rowstride(const GdkPixbuf *picture);
extern int gdk_pixbuf_get_n_channels(const GdkPixbuf *picture);
extern const uint8_t *gdk_pixbuf_read_pixels(const GdkPixbuf *picture);
extern int gdk_pixbuf_save_to_bufferv(GdkPixbuf *picture, char **buffer, size_t *size, const char *type, char **keys,
                                      char **values, GError **error);
extern int gdk_pixbuf_animation_is_static_image(GdkPixbufAnimation *animation);
extern GdkPixbufAnimationIter *gdk_pixbuf_animation_get_iter(GdkPixbufAnimation *animation, const GTimeVal *start);
extern GdkPixbuf *gdk_pixbuf_animation_iter_get_pixbuf(GdkPixbufAnimationIter *place);
extern int gdk_pixbuf_animation_iter_get_delay_time(GdkPixbufAnimationIter *place);
extern int gdk_pixbuf_animation_iter_advance(GdkPixbufAnimationIter *place, const GTimeVal *time);
extern int gdk_pixbuf_animation_iter_on_currently_loading_frame(GdkPixbufAnimationIter *place);
extern unsigned long g_signal_connect_data(void *instance, const char *signal, void (*handler)(void), void *data,
                                           void *destroy, int flags);
extern void g_object_unref(void *object);
extern void g_error_free(GError *error);
extern void g_free(void *memory);

void beckon_memory_free(struct beckon_memory memory) { free(memory.bytes); }

static void explain(GError *error, char *problem, size_t capacity) {
    snprintf(problem, capacity, "%s", error ? error->message : "it is no picture");
    if (error) g_error_free(error);
}

struct bounds {
    int64_t pixels;
    bool exceeded;
};

static void check_size(GdkPixbufLoader *loader, int width, int height, void *data) {
    struct bounds *bounds = data;
    if (width <= 0 || height <= 0 || (int64_t)width * height > bounds->pixels) {
        bounds->exceeded = true;
        // The smallest that it can be made; it is refused afterwards.
        gdk_pixbuf_loader_set_size(loader, 1, 1);
    }
}

// From red, green, blue and opacity to what Cairo has.
static uint8_t *premultiplied(const GdkPixbuf *picture, int width, int height) {
    int channels = gdk_pixbuf_get_n_channels(picture), stride = gdk_pixbuf_get_rowstride(picture);
    const uint8_t *source = gdk_pixbuf_read_pixels(picture);
    uint8_t *pixels = malloc((size_t)width * height * 4);
    if (!pixels || !source || channels < 3) {
        free(pixels);
        return NULL;
    }
    for (int y = 0; y < height; y++) {
        const uint8_t *row = source + (size_t)y * stride;
        uint8_t *out = pixels + (size_t)y * width * 4;
        for (int x = 0; x < width; x++, row += channels, out += 4) {
            unsigned alpha = channels == 4 ? row[3] : 255;
            out[0] = (row[2] * alpha + 127) / 255;
            out[1] = (row[1] * alpha + 127) / 255;
            out[2] = (row[0] * alpha + 127) / 255;
            out[3] = alpha;
        }
    }
    return pixels;
}

static bool give(GdkPixbuf *picture, int milliseconds, beckon_frame_taker taker, void *context) {
    int width = gdk_pixbuf_get_width(picture), height = gdk_pixbuf_get_height(picture);
    uint8_t *pixels = premultiplied(picture, width, height);
    if (!pixels) return false;
    bool goes_on = taker(context, pixels, width, height, milliseconds);
    free(pixels);
    return goes_on;
}

static bool give_frames(GdkPixbufAnimation *animation, int frame_limit, beckon_frame_taker taker, void *context) {
    GTimeVal time = {1, 0};
    GdkPixbufAnimationIter *place = gdk_pixbuf_animation_get_iter(animation, &time);
    if (!place) return false;
    long begun = 0;
    for (int frame = 0; frame < frame_limit; frame++) {
        GdkPixbuf *picture = gdk_pixbuf_animation_iter_get_pixbuf(place);
        int delay = gdk_pixbuf_animation_iter_get_delay_time(place);
        if (!picture || !give(picture, delay < 0 ? 0 : delay, taker, context)) break;
        // The last one is seen for ever, or the first comes again; the number of frames is told by neither.
        if (delay < 0) break;
        if (delay < 10) delay = 10;
        begun += delay;
        time.tv_sec = 1 + begun / 1000;
        time.tv_usec = begun % 1000 * 1000;
        if (!gdk_pixbuf_animation_iter_advance(place, &time)) break;
    }
    g_object_unref(place);
    return true;
}

bool beckon_image_decode(const uint8_t *bytes, size_t size, int64_t pixel_limit, int frame_limit,
                         beckon_frame_taker taker, void *context, char *problem, size_t capacity) {
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
    struct bounds bounds = {pixel_limit, false};
    GError *error = NULL;
    g_signal_connect_data(loader, "size-prepared", (void (*)(void))check_size, &bounds, NULL, 0);
    bool is_read = true;
    // In pieces, so that one that is too large is refused at its head.
    for (size_t place = 0; place < size && is_read && !bounds.exceeded; place += 64 << 10) {
        size_t count = size - place < 64 << 10 ? size - place : 64 << 10;
        is_read = gdk_pixbuf_loader_write(loader, bytes + place, count, &error);
    }
    // To be closed in any case; the first mistake is told.
    bool is_whole = gdk_pixbuf_loader_close(loader, is_read && !bounds.exceeded ? &error : NULL);
    bool is_given = false;
    if (bounds.exceeded) {
        snprintf(problem, capacity, "it has more than %lld pixels", (long long)pixel_limit);
        if (error) g_error_free(error);
    } else if (!is_read || !is_whole) {
        explain(error, problem, capacity);
    } else {
        GdkPixbufAnimation *animation = gdk_pixbuf_loader_get_animation(loader);
        GdkPixbuf *first = gdk_pixbuf_loader_get_pixbuf(loader);
        if (frame_limit > 1 && animation && !gdk_pixbuf_animation_is_static_image(animation)) {
            is_given = give_frames(animation, frame_limit, taker, context);
        } else if (first) {
            GdkPixbuf *upright = gdk_pixbuf_apply_embedded_orientation(first);
            if (upright) {
                give(upright, 0, taker, context);
                is_given = true;
                g_object_unref(upright);
            }
        }
        if (!is_given) explain(NULL, problem, capacity);
    }
    g_object_unref(loader);
    return is_given;
}

bool beckon_image_encode(const uint8_t *pixels, int width, int height, const char *type, int quality,
                         struct beckon_memory *memory, char *problem, size_t capacity) {
    bool has_alpha = strcmp(type, "jpeg") != 0 && strcmp(type, "bmp") != 0;
    int channels = has_alpha ? 4 : 3;
    uint8_t *straight = malloc((size_t)width * height * channels);
    if (!straight) {
        snprintf(problem, capacity, "there is no memory for it");
        return false;
    }
    for (size_t pixel = 0; pixel < (size_t)width * height; pixel++) {
        const uint8_t *in = pixels + pixel * 4;
        uint8_t *out = straight + pixel * channels;
        unsigned alpha = in[3];
        for (int channel = 0; channel < 3; channel++) {
            unsigned value = in[2 - channel];
            // What is clear becomes white where nothing may be clear.
            if (!has_alpha) value += 255 - alpha;
            else if (alpha) value = (value * 255 + alpha / 2) / alpha;
            out[channel] = value > 255 ? 255 : value;
        }
        if (has_alpha) out[3] = alpha;
    }
    GdkPixbuf *picture =
        gdk_pixbuf_new_from_data(straight, 0, has_alpha, 8, width, height, width * channels, NULL, NULL);
    char number[16];
    snprintf(number, sizeof number, "%d", quality);
    bool has_quality = strcmp(type, "jpeg") == 0 || strcmp(type, "webp") == 0;
    char *keys[] = {has_quality ? "quality" : NULL, NULL}, *values[] = {number, NULL};
    char *buffer = NULL;
    size_t size = 0;
    GError *error = NULL;
    bool is_made = picture && gdk_pixbuf_save_to_bufferv(picture, &buffer, &size, type, keys, values, &error);
    if (is_made) {
        memory->bytes = malloc(size);
        memory->size = size;
        is_made = memory->bytes != NULL;
        if (is_made) memcpy(memory->bytes, buffer, size);
        g_free(buffer);
    } else {
        explain(error, problem, capacity);
    }
    if (picture) g_object_unref(picture);
    free(straight);
    return is_made;
}
