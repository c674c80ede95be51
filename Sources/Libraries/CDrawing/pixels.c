// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CDrawing.h"

static void prepare(GdkPixbufLoader *loader, int width, int height, void *data) {
    struct beckon_bounds *bounds = data;
    bounds->width = width;
    bounds->height = height;
    if (width >= 1 && height >= 1 && width <= bounds->side && height <= bounds->side
        && (int64_t)width * height <= bounds->pixels)
        return;
    bounds->refused = true;
    // No memory is taken for a picture of no size.
    gdk_pixbuf_loader_set_size(loader, 0, 0);
}

void beckon_loader_bound(GdkPixbufLoader *loader, struct beckon_bounds *bounds) {
    g_signal_connect_data(loader, "size-prepared", (void (*)(void))prepare, bounds, NULL, 0);
}

static inline uint32_t times(uint32_t one, uint32_t two) {
    uint32_t product = one * two + 128;
    return (product + (product >> 8)) >> 8;
}

bool beckon_pixels_read(const GdkPixbuf *pixbuf, uint8_t *target, int stride) {
    const uint8_t *source = gdk_pixbuf_read_pixels(pixbuf);
    int width = gdk_pixbuf_get_width(pixbuf), height = gdk_pixbuf_get_height(pixbuf);
    int channels = gdk_pixbuf_get_has_alpha(pixbuf) ? 4 : 3;
    int64_t rows = gdk_pixbuf_get_rowstride(pixbuf);
    uint32_t all = 255;
    for (int y = 0; y < height; y++) {
        const uint8_t *from = source + y * rows;
        uint32_t *to = (uint32_t *)(target + (int64_t)y * stride);
        for (int x = 0; x < width; x++, from += channels) {
            uint32_t alpha = channels == 4 ? from[3] : 255;
            all &= alpha;
            to[x] = alpha << 24 | times(from[0], alpha) << 16 | times(from[1], alpha) << 8 | times(from[2], alpha);
        }
    }
    return all != 255;
}

static inline uint32_t divided(uint32_t color, uint32_t alpha) {
    uint32_t value = (color * 255 + alpha / 2) / alpha;
    return value > 255 ? 255 : value;
}

void beckon_pixels_write(const uint8_t *source, int stride, GdkPixbuf *pixbuf) {
    uint8_t *target = gdk_pixbuf_get_pixels(pixbuf);
    int width = gdk_pixbuf_get_width(pixbuf), height = gdk_pixbuf_get_height(pixbuf);
    int channels = gdk_pixbuf_get_has_alpha(pixbuf) ? 4 : 3;
    int64_t rows = gdk_pixbuf_get_rowstride(pixbuf);
    for (int y = 0; y < height; y++) {
        const uint32_t *from = (const uint32_t *)(source + (int64_t)y * stride);
        uint8_t *to = target + y * rows;
        for (int x = 0; x < width; x++, to += channels) {
            uint32_t pixel = from[x], alpha = pixel >> 24;
            for (int channel = 0; channel < 3; channel++) {
                uint32_t color = pixel >> (16 - 8 * channel) & 255;
                if (channels == 3) {
                    uint32_t value = color + 255 - alpha;
                    to[channel] = value > 255 ? 255 : value;
                } else {
                    to[channel] = alpha == 0 ? 0 : divided(color, alpha);
                }
            }
            if (channels == 4) to[3] = alpha;
        }
    }
}

static inline uint32_t brightness(uint32_t pixel) {
    return ((pixel >> 16 & 255) * 77 + (pixel >> 8 & 255) * 150 + (pixel & 255) * 29 + 128) >> 8;
}

int beckon_pixels_brightness(const uint8_t *source, int stride, int width, int height, uint8_t *target) {
    uint64_t sum = 0;
    for (int y = 0; y < height; y++) {
        const uint32_t *from = (const uint32_t *)(source + (int64_t)y * stride);
        for (int x = 0; x < width; x++) {
            uint32_t value = brightness(from[x]) + 255 - (from[x] >> 24);
            sum += *target++ = value > 255 ? 255 : value;
        }
    }
    return width > 0 && height > 0 ? (int)(sum / ((uint64_t)width * height)) : 0;
}

void beckon_pixels_gray(uint8_t *pixels, int stride, int width, int height) {
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(pixels + (int64_t)y * stride);
        for (int x = 0; x < width; x++) row[x] = (row[x] & 0xFF000000) | brightness(row[x]) * 0x010101;
    }
}

void beckon_pixels_opacity_from_brightness(uint8_t *pixels, int stride, int width, int height) {
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(pixels + (int64_t)y * stride);
        for (int x = 0; x < width; x++) row[x] = brightness(row[x]) << 24;
    }
}
