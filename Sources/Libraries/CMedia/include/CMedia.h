// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#ifndef CMEDIA_H
#define CMEDIA_H

#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>
#include <gif_lib.h>
#include <qrencode.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What processes pictures, documents and codes.
//
// Cairo, Pango, gdk-pixbuf, giflib and libqrencode are linked: a process that
// has to do with pictures needs them. Poppler, Tesseract and ZBar bring sixty
// libraries more, three quarters of the time that such a process takes to
// start, and most never need them: they are tables that are filled at the first
// need, as in CDrawing.
//
// The headers of GLib, Pango, gdk-pixbuf and Poppler can only be found with
// flags that SwiftPM refuses. The few declarations that are needed are repeated
// here; they are part of interfaces that have been stable since GLib 2.32,
// Pango 1.44, gdk-pixbuf 2.36, Poppler 0.82, Tesseract 4 and ZBar 0.10.

// MARK: GLib

/// `GError`.
typedef struct _GError {
    uint32_t domain;
    int code;
    char *message;
} GError;
typedef struct _GBytes GBytes;

void g_free(void *memory);
void g_object_unref(void *object);
void *g_object_ref(void *object);
void g_error_free(GError *error);
GBytes *g_bytes_new(const void *data, size_t size);
void g_bytes_unref(GBytes *bytes);

// MARK: gdk-pixbuf

typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufLoader GdkPixbufLoader;
typedef struct _GdkPixbufAnimation GdkPixbufAnimation;
typedef struct _GdkPixbufAnimationIter GdkPixbufAnimationIter;

/// `GTimeVal`.
struct beckon_time {
    long seconds, microseconds;
};

GdkPixbufLoader *gdk_pixbuf_loader_new(void);
int gdk_pixbuf_loader_write(GdkPixbufLoader *loader, const uint8_t *bytes, size_t count, GError **error);
int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);
GdkPixbufAnimation *gdk_pixbuf_loader_get_animation(GdkPixbufLoader *loader);
int gdk_pixbuf_animation_is_static_image(GdkPixbufAnimation *animation);
GdkPixbufAnimationIter *gdk_pixbuf_animation_get_iter(GdkPixbufAnimation *animation, const struct beckon_time *start);
int gdk_pixbuf_animation_iter_get_delay_time(GdkPixbufAnimationIter *iterator);
GdkPixbuf *gdk_pixbuf_animation_iter_get_pixbuf(GdkPixbufAnimationIter *iterator);
int gdk_pixbuf_animation_iter_advance(GdkPixbufAnimationIter *iterator, const struct beckon_time *now);
GdkPixbuf *gdk_pixbuf_new(int space, int hasAlpha, int bits, int width, int height);
GdkPixbuf *gdk_pixbuf_apply_embedded_orientation(GdkPixbuf *pixbuf);
int gdk_pixbuf_get_width(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_height(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_has_alpha(const GdkPixbuf *pixbuf);
const char *gdk_pixbuf_get_option(GdkPixbuf *pixbuf, const char *key);
int gdk_pixbuf_set_option(GdkPixbuf *pixbuf, const char *key, const char *value);

// MARK: Pango

typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayoutLine PangoLayoutLine;

/// `PangoRectangle`, in 1024ths of a unit.
struct beckon_extents {
    int x, y, width, height;
};

PangoLayout *pango_cairo_create_layout(cairo_t *context);
void pango_cairo_show_layout(cairo_t *context, PangoLayout *layout);
void pango_cairo_layout_path(cairo_t *context, PangoLayout *layout);
void pango_cairo_show_layout_line(cairo_t *context, PangoLayoutLine *line);
void pango_cairo_context_set_resolution(PangoContext *context, double resolution);
PangoContext *pango_layout_get_context(PangoLayout *layout);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
PangoLanguage *pango_language_from_string(const char *tag);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_wrap(PangoLayout *layout, int wrap);
void pango_layout_set_alignment(PangoLayout *layout, int alignment);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
int pango_layout_get_line_count(PangoLayout *layout);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
void pango_layout_line_get_extents(
    PangoLayoutLine *line, struct beckon_extents *ink, struct beckon_extents *logical);
void pango_layout_get_extents(PangoLayout *layout, struct beckon_extents *ink, struct beckon_extents *logical);
PangoFontDescription *pango_font_description_from_string(const char *text);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_free(PangoFontDescription *description);

// MARK: Bytes that are written

/// Where a library writes to: memory that grows up to a bound.
struct beckon_sink {
    /// Made by `malloc`; the creator of the sink frees it.
    uint8_t *bytes;
    size_t count, capacity, limit;
    /// Whether there was more than the bound, or no memory for it.
    bool overflowed;
};

/// Writes a picture as gdk-pixbuf does, into a sink.
bool beckon_pixbuf_save(
    GdkPixbuf *pixbuf, struct beckon_sink *sink, const char *type, char **keys, char **values, GError **error);

/// A PDF that is written into a sink, which has to live as long as it.
cairo_surface_t *beckon_pdf_create(struct beckon_sink *sink, double width, double height);

/// A GIF that is written into a sink, which has to live as long as it.
GifFileType *beckon_gif_create(struct beckon_sink *sink, int *problem);

/// Has the bytes of a JPEG written in place of an image's pixels; the image holds a copy.
bool beckon_surface_set_jpeg(cairo_surface_t *surface, const uint8_t *bytes, size_t count);

// MARK: Pixels

/// How large a picture may be that is read.
struct beckon_bounds {
    int64_t pixels;
    int side;
    /// What the picture is, when its beginning was read.
    int width, height;
    /// Whether that is too much.
    bool refused;
};

/// Has a loader read nothing of a picture that is too large; the bounds have to live as long as it.
void beckon_loader_bound(GdkPixbufLoader *loader, struct beckon_bounds *bounds);

/// Copies a picture to `CAIRO_FORMAT_ARGB32`; gives whether anything of it is clear.
bool beckon_pixels_read(const GdkPixbuf *pixbuf, uint8_t *target, int stride);

/// Copies from `CAIRO_FORMAT_ARGB32` to a picture of the same size; where that has no opacity, onto white.
void beckon_pixels_write(const uint8_t *source, int stride, GdkPixbuf *pixbuf);

/// Copies from `CAIRO_FORMAT_ARGB32` to a byte of brightness for each pixel, onto white; gives their average.
int beckon_pixels_brightness(const uint8_t *source, int stride, int width, int height, uint8_t *target);

/// Takes all color from pixels in `CAIRO_FORMAT_ARGB32`.
void beckon_pixels_gray(uint8_t *pixels, int stride, int width, int height);

/// Makes what is bright opaque and what is dark clear, for a mask.
void beckon_pixels_opacity_from_brightness(uint8_t *pixels, int stride, int width, int height);

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

#define BECKON_MEDIA_MEMBER(result, name, parameters) result(*name) parameters;

/// The functions of Poppler.
struct beckon_poppler {
    BECKON_POPPLER(BECKON_MEDIA_MEMBER)
};

/// The functions of Tesseract.
struct beckon_tesseract {
    BECKON_TESSERACT(BECKON_MEDIA_MEMBER)
};

/// The functions of ZBar.
struct beckon_zbar {
    BECKON_ZBAR(BECKON_MEDIA_MEMBER)
};

/// Loads the library. Gives null, and in `problem` what the loader says.
const struct beckon_poppler *beckon_poppler_load(char *problem, size_t capacity);

/// Loads Tesseract, as ``beckon_poppler_load``; it uses one thread.
const struct beckon_tesseract *beckon_tesseract_load(char *problem, size_t capacity);

/// Loads ZBar, as ``beckon_poppler_load``.
const struct beckon_zbar *beckon_zbar_load(char *problem, size_t capacity);

#endif
