// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#ifndef CMEDIA_H
#define CMEDIA_H

#include <CDrawing.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What writes pictures and documents into memory, and what reads documents,
// codes and text on pictures.
//
// Poppler, Tesseract and ZBar bring sixty libraries, three quarters of the time
// that such a process takes to start, and most never need them: they are loaded
// at the first need, as Cairo and gdk-pixbuf are by CDrawing.
//
// The headers of Poppler can only be found with flags that SwiftPM refuses. The
// few declarations that are needed are repeated here; they are part of
// interfaces that have been stable since Poppler 0.82, Tesseract 4 and ZBar 0.10.

// MARK: Bytes that are written

/// Where a library writes to: memory that grows up to a bound.
struct beckon_sink {
    /// Made by `malloc`; the creator of the sink frees it.
    uint8_t *bytes;
    size_t count, capacity, limit;
    /// Whether there was more than the bound, or no memory for it.
    bool overflowed;
};

/// Appends bytes; false if there is no room for them.
bool beckon_sink_append(struct beckon_sink *sink, const void *bytes, size_t count);

/// Writes a picture as gdk-pixbuf does, into a sink.
bool beckon_pixbuf_save(
    GdkPixbuf *pixbuf, struct beckon_sink *sink, const char *type, char **keys, char **values, GError **error);

/// A PDF that is written into a sink, which has to live as long as it.
cairo_surface_t *beckon_pdf_create(struct beckon_sink *sink, double width, double height);

/// Has the bytes of a JPEG written in place of an image's pixels; the image holds a copy.
bool beckon_surface_set_jpeg(cairo_surface_t *surface, const uint8_t *bytes, size_t count);

// MARK: Poppler

typedef struct _PopplerDocument PopplerDocument;
typedef struct _PopplerPage PopplerPage;

#define BECKON_POPPLER(F)                                                                                              \
    F(PopplerDocument *, poppler_document_new_from_bytes, (GBytes * bytes, const char *password, GError **error))      \
    F(int, poppler_document_get_n_pages, (PopplerDocument * document))                                                 \
    F(PopplerPage *, poppler_document_get_page, (PopplerDocument * document, int index))                               \
    F(void, poppler_page_get_size, (PopplerPage * page, double *width, double *height))                                \
    F(char *, poppler_page_get_text, (PopplerPage * page))                                                             \
    F(void, poppler_page_render, (PopplerPage * page, cairo_t * context))                                              \
    F(void, poppler_page_render_for_printing, (PopplerPage * page, cairo_t * context))

// MARK: Tesseract

typedef struct TessBaseAPI TessBaseAPI;
typedef struct ETEXT_DESC ETEXT_DESC;

#define BECKON_TESSERACT(F)                                                                                            \
    F(TessBaseAPI *, TessBaseAPICreate, (void))                                                                        \
    F(void, TessBaseAPIDelete, (TessBaseAPI * reader))                                                                 \
    F(int, TessBaseAPIInit3, (TessBaseAPI * reader, const char *folder, const char *languages))                        \
    F(int, TessBaseAPISetVariable, (TessBaseAPI * reader, const char *name, const char *value))                        \
    F(void, TessBaseAPISetPageSegMode, (TessBaseAPI * reader, int mode))                                               \
    F(void, TessBaseAPISetImage,                                                                                       \
      (TessBaseAPI * reader, const uint8_t *pixels, int width, int height, int pixelBytes, int rowBytes))              \
    F(void, TessBaseAPISetSourceResolution, (TessBaseAPI * reader, int dotsPerInch))                                   \
    F(int, TessBaseAPIRecognize, (TessBaseAPI * reader, ETEXT_DESC * monitor))                                         \
    F(char *, TessBaseAPIGetUTF8Text, (TessBaseAPI * reader))                                                          \
    F(int, TessBaseAPIMeanTextConf, (TessBaseAPI * reader))                                                            \
    F(void, TessDeleteText, (const char *text))                                                                        \
    F(ETEXT_DESC *, TessMonitorCreate, (void))                                                                         \
    F(void, TessMonitorDelete, (ETEXT_DESC * monitor))                                                                 \
    F(void, TessMonitorSetDeadlineMSecs, (ETEXT_DESC * monitor, int milliseconds))

// MARK: ZBar

typedef struct zbar_image_scanner_s zbar_image_scanner_t;
typedef struct zbar_image_s zbar_image_t;
typedef struct zbar_symbol_s zbar_symbol_t;

#define BECKON_ZBAR(F)                                                                                                 \
    F(zbar_image_scanner_t *, zbar_image_scanner_create, (void))                                                       \
    F(void, zbar_image_scanner_destroy, (zbar_image_scanner_t * scanner))                                              \
    F(int, zbar_image_scanner_set_config, (zbar_image_scanner_t * scanner, int symbology, int setting, int value))     \
    F(int, zbar_scan_image, (zbar_image_scanner_t * scanner, zbar_image_t * image))                                    \
    F(zbar_image_t *, zbar_image_create, (void))                                                                       \
    F(void, zbar_image_destroy, (zbar_image_t * image))                                                                \
    F(void, zbar_image_set_format, (zbar_image_t * image, unsigned long format))                                       \
    F(void, zbar_image_set_size, (zbar_image_t * image, unsigned width, unsigned height))                              \
    F(void, zbar_image_set_data,                                                                                       \
      (zbar_image_t * image, const void *data, unsigned long count, void (*cleanUp)(zbar_image_t *)))                  \
    F(const zbar_symbol_t *, zbar_image_first_symbol, (const zbar_image_t *image))                                     \
    F(const zbar_symbol_t *, zbar_symbol_next, (const zbar_symbol_t *symbol))                                          \
    F(const char *, zbar_symbol_get_data, (const zbar_symbol_t *symbol))                                               \
    F(unsigned, zbar_symbol_get_data_length, (const zbar_symbol_t *symbol))

BECKON_POPPLER(BECKON_LOADED)
BECKON_TESSERACT(BECKON_LOADED)
BECKON_ZBAR(BECKON_LOADED)

/// Loads Poppler, as ``beckon_glib_load``.
bool beckon_poppler_load(char *problem, size_t capacity);

/// Loads Tesseract, as ``beckon_glib_load``; it uses one thread.
bool beckon_tesseract_load(char *problem, size_t capacity);

/// Loads ZBar, as ``beckon_glib_load``.
bool beckon_zbar_load(char *problem, size_t capacity);

#endif
