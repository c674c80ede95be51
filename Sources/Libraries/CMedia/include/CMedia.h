// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#ifndef CMEDIA_H
#define CMEDIA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What is needed of gdk-pixbuf, poppler, Cairo's PDF, Pango, ZBar, qrencode and Tesseract, as few plain functions.
//
// Pixels are rows of width × 4 bytes from the top: blue, green, red, opacity, the colours multiplied by the opacity.
// Every function that can fail gives false or null then, and writes the reason into `problem`. What is given in
// `memory` is the caller's to free.

/// Bytes that a function has made.
struct beckon_memory {
    uint8_t *bytes;
    size_t size;
};

void beckon_memory_free(struct beckon_memory memory);

/// Takes one picture of a file, or one frame of an animation, with how long it is seen, in milliseconds.
///
/// Gives false to end.
typedef bool (*beckon_frame_taker)(void *context, const uint8_t *pixels, int width, int height, int milliseconds);

/// Decodes a picture, upright as its metadata says, in any format that gdk-pixbuf has a reader for.
///
/// - pixel_limit: refused before any is decoded where the picture has more.
/// - frame_limit: of an animation; 1 takes the first alone.
bool beckon_image_decode(const uint8_t *bytes, size_t size, int64_t pixel_limit, int frame_limit,
                         beckon_frame_taker taker, void *context, char *problem, size_t capacity);

/// Encodes a picture.
///
/// - type: as gdk-pixbuf calls it: png, jpeg, tiff, bmp, ico, webp.
/// - quality: from 0 to 100, of JPEG and WebP.
bool beckon_image_encode(const uint8_t *pixels, int width, int height, const char *type, int quality,
                         struct beckon_memory *memory, char *problem, size_t capacity);

typedef struct beckon_gif beckon_gif;

/// Begins an animation; `loops` is 0 for ever.
beckon_gif *beckon_gif_begin(int width, int height, int loops);
/// Adds a picture of the animation's size.
bool beckon_gif_add(beckon_gif *gif, const uint8_t *pixels, int hundredths_of_second);
/// Ends the animation, and lets go of it.
bool beckon_gif_end(beckon_gif *gif, struct beckon_memory *memory);

typedef struct beckon_pdf beckon_pdf;

/// Opens a PDF; the bytes have to stay as long as it is open.
beckon_pdf *beckon_pdf_open(const uint8_t *bytes, size_t size, char *problem, size_t capacity);
void beckon_pdf_close(beckon_pdf *pdf);
int beckon_pdf_page_count(beckon_pdf *pdf);
/// In points; false where there is no such page.
bool beckon_pdf_page_size(beckon_pdf *pdf, int page, double *width, double *height);
/// The text of a page; the caller frees it by `free`.
char *beckon_pdf_page_text(beckon_pdf *pdf, int page);
/// Draws a page onto white, the pixels multiplied by `scale` from points.
bool beckon_pdf_page_draw(beckon_pdf *pdf, int page, double scale, uint8_t *pixels, int width, int height);

typedef struct beckon_pdf_maker beckon_pdf_maker;

beckon_pdf_maker *beckon_pdf_begin(void);
/// A page of a picture, in points.
void beckon_pdf_add_picture(beckon_pdf_maker *maker, const uint8_t *pixels, int width, int height, double page_width,
                            double page_height, double margin);
/// As many pages as a text takes; false where that would be more than the limit.
bool beckon_pdf_add_text(beckon_pdf_maker *maker, const char *text, double page_width, double page_height,
                         double margin, int page_limit);
/// A page of another document.
void beckon_pdf_add_page(beckon_pdf_maker *maker, beckon_pdf *pdf, int page);
/// Ends the document, and lets go of the maker.
bool beckon_pdf_end(beckon_pdf_maker *maker, struct beckon_memory *memory);

/// A QR code as a byte for each module, its lowest bit set where it is dark; the caller frees it by `free`.
///
/// - correction: from 0, low, to 3, high.
uint8_t *beckon_code_make(const char *text, int correction, int *side);

/// Takes the text of a code.
typedef void (*beckon_code_taker)(void *context, const char *text, size_t size);

/// Finds all codes in a picture of a byte of gray for each pixel.
bool beckon_code_read(const uint8_t *gray, int width, int height, beckon_code_taker taker, void *context);

/// The text in a picture of a byte of gray for each pixel; the caller frees it by `free`.
///
/// - languages: as Tesseract calls them, with + between.
char *beckon_text_recognize(const uint8_t *gray, int width, int height, const char *languages, int dots_per_inch,
                            char *problem, size_t capacity);

#endif
