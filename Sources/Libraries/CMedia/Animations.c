// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CMedia.h"

#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

// Six steps of red, seven of green, six of blue, and one colour for what is clear.
enum { reds = 6, greens = 7, blues = 6, clear = 252 };

struct beckon_gif {
    GifFileType *file;
    struct beckon_memory made;
    size_t capacity;
    int width, height;
    bool failed;
};

static int append(GifFileType *file, const GifByteType *bytes, int count) {
    beckon_gif *gif = file->UserData;
    if (gif->made.size + count > gif->capacity) {
        size_t capacity = (gif->made.size + count) * 2;
        uint8_t *larger = realloc(gif->made.bytes, capacity);
        if (!larger) return 0;
        gif->made.bytes = larger;
        gif->capacity = capacity;
    }
    memcpy(gif->made.bytes + gif->made.size, bytes, count);
    gif->made.size += count;
    return count;
}

static ColorMapObject *palette(void) {
    GifColorType colors[256];
    memset(colors, 0, sizeof colors);
    for (int place = 0; place < clear; place++) {
        colors[place].Red = place / (greens * blues) * 255 / (reds - 1);
        colors[place].Green = place / blues % greens * 255 / (greens - 1);
        colors[place].Blue = place % blues * 255 / (blues - 1);
    }
    return GifMakeMapObject(256, colors);
}

beckon_gif *beckon_gif_begin(int width, int height, int loops) {
    beckon_gif *gif = calloc(1, sizeof *gif);
    if (!gif) return NULL;
    int problem = 0;
    gif->width = width;
    gif->height = height;
    gif->file = EGifOpen(gif, append, &problem);
    ColorMapObject *colors = palette();
    gif->failed = !gif->file || !colors;
    if (!gif->failed) {
        EGifSetGifVersion(gif->file, true);
        gif->failed = EGifPutScreenDesc(gif->file, width, height, 8, 0, colors) == GIF_ERROR;
    }
    if (!gif->failed) {
        // The way in which Netscape wrote how often an animation comes again.
        unsigned char count[] = {1, loops & 255, loops >> 8 & 255};
        EGifPutExtensionLeader(gif->file, APPLICATION_EXT_FUNC_CODE);
        EGifPutExtensionBlock(gif->file, 11, "NETSCAPE2.0");
        EGifPutExtensionBlock(gif->file, sizeof count, count);
        EGifPutExtensionTrailer(gif->file);
    }
    if (colors) GifFreeMapObject(colors);
    return gif;
}

static int step(int value, int steps, int threshold) {
    // Ordered dithering: what lies between two steps is now the one, now the other.
    int scaled = value * (steps - 1) * 16 + threshold * 255;
    int result = scaled / (255 * 16);
    return result < 0 ? 0 : result >= steps ? steps - 1 : result;
}

bool beckon_gif_add(beckon_gif *gif, const uint8_t *pixels, int hundredths_of_second) {
    static const int thresholds[4][4] = {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}};
    if (gif->failed) return false;
    GraphicsControlBlock control = {DISPOSE_BACKGROUND, false, hundredths_of_second, clear};
    GifByteType extension[4];
    EGifGCBToExtension(&control, extension);
    GifByteType *row = malloc(gif->width);
    gif->failed = !row || EGifPutExtension(gif->file, GRAPHICS_EXT_FUNC_CODE, 4, extension) == GIF_ERROR
                  || EGifPutImageDesc(gif->file, 0, 0, gif->width, gif->height, false, NULL) == GIF_ERROR;
    for (int y = 0; y < gif->height && !gif->failed; y++) {
        const uint8_t *in = pixels + (size_t)y * gif->width * 4;
        for (int x = 0; x < gif->width; x++, in += 4) {
            int threshold = thresholds[y & 3][x & 3];
            row[x] = in[3] < 128 ? clear
                                 : (step(in[2], reds, threshold) * greens + step(in[1], greens, threshold)) * blues
                                       + step(in[0], blues, threshold);
        }
        gif->failed = EGifPutLine(gif->file, row, gif->width) == GIF_ERROR;
    }
    free(row);
    return !gif->failed;
}

bool beckon_gif_end(beckon_gif *gif, struct beckon_memory *memory) {
    int problem = 0;
    bool is_made = gif->file && EGifCloseFile(gif->file, &problem) != GIF_ERROR && !gif->failed;
    if (is_made) {
        *memory = gif->made;
    } else {
        free(gif->made.bytes);
    }
    free(gif);
    return is_made;
}
