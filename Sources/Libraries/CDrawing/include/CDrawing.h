// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#ifndef CDRAWING_H
#define CDRAWING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Cairo, Pango, librsvg and gdk-pixbuf, loaded at the first need. Linked, they
// and the forty libraries below them would cost every app and every run of a
// shortcut more than ten milliseconds at its start, and most draw nothing.
//
// Each function is a pointer with the function's own name, which is null until
// its library is loaded. The symbols of the pointers have other names, so that
// an app may link the libraries as well.
//
// The few declarations that are needed are repeated rather than included:
// the headers of Pango and GLib can only be found with flags that SwiftPM
// refuses. They are part of interfaces that have been stable since Cairo 1.16,
// Pango 1.50, Fontconfig 2.13, librsvg 2.46, gdk-pixbuf 2.42, which librsvg
// brings, and libpng 1.6, which Cairo brings.

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_pattern cairo_pattern_t;
typedef struct _cairo_font_options cairo_font_options_t;
typedef struct _FcConfig FcConfig;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _RsvgHandle RsvgHandle;
typedef struct _GBytes GBytes;
typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufLoader GdkPixbufLoader;
typedef struct _GdkPixbufAnimation GdkPixbufAnimation;
typedef struct _GdkPixbufAnimationIter GdkPixbufAnimationIter;

#define CAIRO_ANTIALIAS_GRAY 2
#define CAIRO_EXTEND_PAD 3
#define CAIRO_FILTER_GOOD 1
#define CAIRO_FILTER_NEAREST 3
#define CAIRO_FONT_TYPE_FT 1
#define CAIRO_FORMAT_ARGB32 0
#define CAIRO_HINT_METRICS_OFF 1
#define CAIRO_LINE_JOIN_ROUND 1
#define CAIRO_OPERATOR_DIFFERENCE 23
#define CAIRO_STATUS_SUCCESS 0
#define CAIRO_STATUS_READ_ERROR 10
#define CAIRO_STATUS_WRITE_ERROR 11

typedef struct {
    double xx, yx, xy, yy, x0, y0;
} cairo_matrix_t;

/// In 1024ths of a unit.
typedef struct {
    int x, y, width, height;
} PangoRectangle;

/// The `png_image` of libpng 1.6, version 1.
typedef struct {
    void *opaque;
    uint32_t version, width, height, format, flags, colours, problem;
    char message[64];
} png_image;

typedef struct {
    double x, y, width, height;
} RsvgRectangle;

/// The beginning, all of which is for callers to set.
typedef struct {
    const void *kind;
    unsigned start, end;
} PangoAttribute;

typedef struct _GSList GSList;
struct _GSList {
    void *data;
    GSList *next;
};

/// The beginning, with that of its `PangoAnalysis`.
typedef struct {
    int offset, length, characters;
    void *former_shaper, *former_language_engine;
    PangoFont *font;
    uint8_t level, gravity, flags;
} PangoItem;

/// The beginning.
typedef struct {
    PangoItem *item;
} PangoGlyphItem;

/// The beginning.
typedef struct {
    PangoLayout *layout;
    int start, length;
    GSList *runs;
} PangoLayoutLine;

typedef struct {
    uint32_t domain;
    int code;
    char *message;
} GError;

typedef struct {
    long seconds, microseconds;
} GTimeVal;

typedef int (*beckon_writer)(void *sink, const uint8_t *bytes, unsigned count);
typedef int (*beckon_reader)(void *source, uint8_t *bytes, unsigned count);

#define BECKON_GLIB(F)                                                                                                 \
    F(void, g_free, (void *memory))                                                                                    \
    F(void, g_object_unref, (void *object))                                                                            \
    F(void, g_error_free, (GError * error))                                                                            \
    F(GBytes *, g_bytes_new, (const void *data, size_t size))                                                          \
    F(void, g_bytes_unref, (GBytes * bytes))                                                                           \
    F(uint32_t, g_quark_from_static_string, (const char *text))                                                        \
    F(void, g_set_error_literal, (GError * *error, uint32_t domain, int code, const char *message))                    \
    F(unsigned long, g_signal_connect_data,                                                                            \
      (void *object, const char *signal, void (*handler)(void), void *context, void *destroy, int flags))

#define BECKON_DRAWING(F)                                                                                              \
    F(cairo_surface_t *, cairo_image_surface_create, (int format, int width, int height))                              \
    F(cairo_surface_t *, cairo_image_surface_create_for_data,                                                          \
      (uint8_t * data, int format, int width, int height, int stride))                                                 \
    F(cairo_surface_t *, cairo_image_surface_create_from_png_stream, (beckon_reader reader, void *source))             \
    F(int, cairo_surface_write_to_png_stream, (cairo_surface_t * surface, beckon_writer writer, void *sink))           \
    F(uint8_t *, cairo_image_surface_get_data, (cairo_surface_t * surface))                                            \
    F(int, cairo_image_surface_get_width, (cairo_surface_t * surface))                                                 \
    F(int, cairo_image_surface_get_height, (cairo_surface_t * surface))                                                \
    F(int, cairo_image_surface_get_stride, (cairo_surface_t * surface))                                                \
    F(int, cairo_surface_status, (cairo_surface_t * surface))                                                          \
    F(void, cairo_surface_flush, (cairo_surface_t * surface))                                                          \
    F(void, cairo_surface_mark_dirty, (cairo_surface_t * surface))                                                     \
    F(void, cairo_surface_finish, (cairo_surface_t * surface))                                                         \
    F(int, cairo_surface_set_mime_data,                                                                                \
      (cairo_surface_t * surface, const char *type, const uint8_t *bytes, unsigned long count, void                    \
       (*destroy)(void *), void *context))                                                                             \
    F(cairo_surface_t *, cairo_pdf_surface_create_for_stream,                                                          \
      (beckon_writer writer, void *sink, double width, double height))                                                 \
    F(void, cairo_pdf_surface_set_size, (cairo_surface_t * surface, double width, double height))                      \
    F(void, cairo_surface_destroy, (cairo_surface_t * surface))                                                        \
    F(const char *, cairo_status_to_string, (int status))                                                              \
    F(cairo_t *, cairo_create, (cairo_surface_t * surface))                                                            \
    F(void, cairo_destroy, (cairo_t * context))                                                                        \
    F(int, cairo_status, (cairo_t * context))                                                                          \
    F(void, cairo_save, (cairo_t * context))                                                                           \
    F(void, cairo_restore, (cairo_t * context))                                                                        \
    F(void, cairo_transform, (cairo_t * context, const cairo_matrix_t *matrix))                                        \
    F(void, cairo_get_matrix, (cairo_t * context, cairo_matrix_t *matrix))                                             \
    F(void, cairo_scale, (cairo_t * context, double x, double y))                                                      \
    F(void, cairo_translate, (cairo_t * context, double x, double y))                                                  \
    F(void, cairo_rotate, (cairo_t * context, double angle))                                                           \
    F(void, cairo_identity_matrix, (cairo_t * context))                                                                \
    F(void, cairo_new_path, (cairo_t * context))                                                                       \
    F(void, cairo_new_sub_path, (cairo_t * context))                                                                   \
    F(void, cairo_move_to, (cairo_t * context, double x, double y))                                                    \
    F(void, cairo_line_to, (cairo_t * context, double x, double y))                                                    \
    F(void, cairo_curve_to, (cairo_t * context, double x1, double y1, double x2, double y2, double x, double y))       \
    F(void, cairo_arc, (cairo_t * context, double x, double y, double radius, double from, double to))                 \
    F(void, cairo_arc_negative, (cairo_t * context, double x, double y, double radius, double from, double to))        \
    F(void, cairo_rectangle, (cairo_t * context, double x, double y, double width, double height))                     \
    F(void, cairo_close_path, (cairo_t * context))                                                                     \
    F(void, cairo_clip, (cairo_t * context))                                                                           \
    F(void, cairo_fill, (cairo_t * context))                                                                           \
    F(void, cairo_stroke, (cairo_t * context))                                                                         \
    F(void, cairo_paint, (cairo_t * context))                                                                          \
    F(void, cairo_paint_with_alpha, (cairo_t * context, double alpha))                                                 \
    F(void, cairo_show_page, (cairo_t * context))                                                                      \
    F(void, cairo_mask_surface, (cairo_t * context, cairo_surface_t *surface, double x, double y))                     \
    F(void, cairo_mask, (cairo_t * context, cairo_pattern_t *pattern))                                                 \
    F(void, cairo_set_fill_rule, (cairo_t * context, int rule))                                                        \
    F(void, cairo_set_line_width, (cairo_t * context, double width))                                                   \
    F(void, cairo_set_line_cap, (cairo_t * context, int cap))                                                          \
    F(void, cairo_set_line_join, (cairo_t * context, int join))                                                        \
    F(void, cairo_set_dash, (cairo_t * context, const double *lengths, int count, double offset))                      \
    F(void, cairo_set_operator, (cairo_t * context, int operation))                                                    \
    F(void, cairo_set_source_rgba, (cairo_t * context, double red, double green, double blue, double alpha))           \
    F(void, cairo_set_source_surface, (cairo_t * context, cairo_surface_t *surface, double x, double y))               \
    F(void, cairo_set_source, (cairo_t * context, cairo_pattern_t *pattern))                                           \
    F(cairo_pattern_t *, cairo_get_source, (cairo_t * context))                                                        \
    F(void, cairo_push_group, (cairo_t * context))                                                                     \
    F(cairo_pattern_t *, cairo_pop_group, (cairo_t * context))                                                         \
    F(void, cairo_pop_group_to_source, (cairo_t * context))                                                            \
    F(cairo_pattern_t *, cairo_pattern_create_for_surface, (cairo_surface_t * surface))                                \
    F(cairo_pattern_t *, cairo_pattern_create_linear, (double x0, double y0, double x1, double y1))                    \
    F(cairo_pattern_t *, cairo_pattern_create_radial,                                                                  \
      (double x0, double y0, double radius0, double x1, double y1, double radius1))                                    \
    F(void, cairo_pattern_add_color_stop_rgba,                                                                         \
      (cairo_pattern_t * pattern, double offset, double red, double green, double blue, double alpha))                 \
    F(void, cairo_pattern_set_extend, (cairo_pattern_t * pattern, int extend))                                         \
    F(void, cairo_pattern_set_filter, (cairo_pattern_t * pattern, int filter))                                         \
    F(void, cairo_pattern_set_matrix, (cairo_pattern_t * pattern, const cairo_matrix_t *matrix))                       \
    F(void, cairo_pattern_destroy, (cairo_pattern_t * pattern))                                                        \
    F(cairo_font_options_t *, cairo_font_options_create, (void))                                                       \
    F(void, cairo_font_options_destroy, (cairo_font_options_t * options))                                              \
    F(void, cairo_font_options_set_antialias, (cairo_font_options_t * options, int antialias))                         \
    F(void, cairo_font_options_set_hint_metrics, (cairo_font_options_t * options, int metrics))                        \
    F(FcConfig *, FcConfigCreate, (void))                                                                              \
    F(int, FcConfigParseAndLoadFromMemory, (FcConfig * config, const uint8_t *text, int complain))                     \
    F(int, FcConfigBuildFonts, (FcConfig * config))                                                                    \
    F(void, FcConfigDestroy, (FcConfig * config))                                                                      \
    F(PangoFontMap *, pango_cairo_font_map_new_for_font_type, (int type))                                              \
    F(void, pango_fc_font_map_set_config, (PangoFontMap * map, FcConfig *config))                                      \
    F(PangoContext *, pango_font_map_create_context, (PangoFontMap * map))                                             \
    F(void, pango_cairo_context_set_font_options, (PangoContext * context, const cairo_font_options_t *options))       \
    F(void, pango_cairo_context_set_resolution, (PangoContext * context, double resolution))                           \
    F(void, pango_context_set_round_glyph_positions, (PangoContext * context, int round))                              \
    F(void, pango_context_set_language, (PangoContext * context, PangoLanguage *language))                             \
    F(void, pango_context_set_base_dir, (PangoContext * context, int direction))                                       \
    F(PangoLanguage *, pango_language_from_string, (const char *tag))                                                  \
    F(PangoLayout *, pango_layout_new, (PangoContext * context))                                                       \
    F(PangoContext *, pango_layout_get_context, (PangoLayout * layout))                                                \
    F(void, pango_layout_set_text, (PangoLayout * layout, const char *text, int length))                               \
    F(void, pango_layout_set_attributes, (PangoLayout * layout, PangoAttrList *attributes))                            \
    F(void, pango_layout_set_font_description, (PangoLayout * layout, const PangoFontDescription *description))        \
    F(void, pango_layout_set_width, (PangoLayout * layout, int width))                                                 \
    F(void, pango_layout_set_wrap, (PangoLayout * layout, int wrap))                                                   \
    F(void, pango_layout_set_alignment, (PangoLayout * layout, int alignment))                                         \
    F(void, pango_layout_set_ellipsize, (PangoLayout * layout, int mode))                                              \
    F(void, pango_layout_set_justify, (PangoLayout * layout, int justify))                                             \
    F(void, pango_layout_set_justify_last_line, (PangoLayout * layout, int justify))                                   \
    F(int, pango_layout_get_justify, (PangoLayout * layout))                                                           \
    F(void, pango_layout_set_auto_dir, (PangoLayout * layout, int automatic))                                          \
    F(void, pango_layout_set_single_paragraph_mode, (PangoLayout * layout, int single))                                \
    F(int, pango_layout_get_line_count, (PangoLayout * layout))                                                        \
    F(void, pango_layout_get_extents, (PangoLayout * layout, PangoRectangle * ink, PangoRectangle * logical))          \
    F(int, pango_layout_is_ellipsized, (PangoLayout * layout))                                                         \
    F(PangoLayoutLine *, pango_layout_get_line_readonly, (PangoLayout * layout, int line))                             \
    F(int, pango_layout_line_get_resolved_direction, (PangoLayoutLine * line))                                         \
    F(void, pango_layout_line_get_extents, (PangoLayoutLine * line, PangoRectangle * ink, PangoRectangle * logical))   \
    F(void, pango_layout_line_get_x_ranges, (PangoLayoutLine * line, int start, int end, int **ranges, int *count))    \
    F(void, pango_cairo_show_layout_line, (cairo_t * context, PangoLayoutLine * line))                                 \
    F(PangoLayout *, pango_cairo_create_layout, (cairo_t * context))                                                   \
    F(void, pango_cairo_show_layout, (cairo_t * context, PangoLayout *layout))                                         \
    F(void, pango_cairo_layout_path, (cairo_t * context, PangoLayout *layout))                                         \
    F(PangoFontDescription *, pango_font_description_new, (void))                                                      \
    F(PangoFontDescription *, pango_font_description_from_string, (const char *text))                                  \
    F(void, pango_font_description_set_family, (PangoFontDescription * description, const char *family))               \
    F(void, pango_font_description_set_absolute_size, (PangoFontDescription * description, double size))               \
    F(void, pango_font_description_set_weight, (PangoFontDescription * description, int weight))                       \
    F(void, pango_font_description_set_style, (PangoFontDescription * description, int style))                         \
    F(const char *, pango_font_description_get_family, (const PangoFontDescription *description))                      \
    F(int, pango_font_description_get_size, (const PangoFontDescription *description))                                 \
    F(void, pango_font_description_free, (PangoFontDescription * description))                                         \
    F(PangoFontDescription *, pango_font_describe_with_absolute_size, (PangoFont * font))                              \
    F(PangoFontMetrics *, pango_font_get_metrics, (PangoFont * font, PangoLanguage * language))                        \
    F(int, pango_font_metrics_get_ascent, (PangoFontMetrics * metrics))                                                \
    F(int, pango_font_metrics_get_descent, (PangoFontMetrics * metrics))                                               \
    F(void, pango_font_metrics_unref, (PangoFontMetrics * metrics))                                                    \
    F(PangoAttrList *, pango_attr_list_new, (void))                                                                    \
    F(void, pango_attr_list_insert, (PangoAttrList * attributes, PangoAttribute * attribute))                          \
    F(void, pango_attr_list_unref, (PangoAttrList * attributes))                                                       \
    F(PangoAttribute *, pango_attr_font_desc_new, (const PangoFontDescription *description))                           \
    F(PangoAttribute *, pango_attr_foreground_new, (uint16_t red, uint16_t green, uint16_t blue))                      \
    F(PangoAttribute *, pango_attr_foreground_alpha_new, (uint16_t alpha))                                             \
    F(PangoAttribute *, pango_attr_underline_new, (int underline))                                                     \
    F(PangoAttribute *, pango_attr_strikethrough_new, (int strikethrough))                                             \
    F(PangoAttribute *, pango_attr_letter_spacing_new, (int spacing))                                                  \
    F(PangoAttribute *, pango_attr_insert_hyphens_new, (int insert))                                                   \
    F(PangoAttribute *, pango_attr_rise_new, (int rise))                                                               \
    F(int, png_image_write_to_memory,                                                                                  \
      (png_image * image, void *memory, size_t *size, int to8bits, const void *pixels, int32_t stride, const void      \
       *colours))

#define BECKON_VECTORS(F)                                                                                              \
    F(RsvgHandle *, rsvg_handle_new_from_data, (const uint8_t *data, size_t length, GError **error))                   \
    F(int, rsvg_handle_render_document,                                                                                \
      (RsvgHandle * handle, cairo_t *context, const RsvgRectangle *viewport, GError **error))

#define BECKON_PICTURES(F)                                                                                             \
    F(GdkPixbufLoader *, gdk_pixbuf_loader_new, (void))                                                                \
    F(int, gdk_pixbuf_loader_write, (GdkPixbufLoader * loader, const uint8_t *bytes, size_t count, GError **error))    \
    F(int, gdk_pixbuf_loader_close, (GdkPixbufLoader * loader, GError **error))                                        \
    F(GdkPixbuf *, gdk_pixbuf_loader_get_pixbuf, (GdkPixbufLoader * loader))                                           \
    F(GdkPixbufAnimation *, gdk_pixbuf_loader_get_animation, (GdkPixbufLoader * loader))                               \
    F(GdkPixbufAnimationIter *, gdk_pixbuf_animation_get_iter,                                                         \
      (GdkPixbufAnimation * animation, const GTimeVal *start))                                                         \
    F(int, gdk_pixbuf_animation_iter_get_delay_time, (GdkPixbufAnimationIter * iterator))                              \
    F(GdkPixbuf *, gdk_pixbuf_animation_iter_get_pixbuf, (GdkPixbufAnimationIter * iterator))                          \
    F(int, gdk_pixbuf_animation_iter_advance, (GdkPixbufAnimationIter * iterator, const GTimeVal *now))                \
    F(GdkPixbuf *, gdk_pixbuf_new, (int space, int hasAlpha, int bits, int width, int height))                         \
    F(void, gdk_pixbuf_loader_set_size, (GdkPixbufLoader * loader, int width, int height))                             \
    F(GdkPixbuf *, gdk_pixbuf_apply_embedded_orientation, (GdkPixbuf * pixels))                                        \
    F(const char *, gdk_pixbuf_get_option, (GdkPixbuf * pixbuf, const char *key))                                      \
    F(int, gdk_pixbuf_set_option, (GdkPixbuf * pixbuf, const char *key, const char *value))                            \
    F(int, gdk_pixbuf_get_width, (const GdkPixbuf *pixels))                                                            \
    F(int, gdk_pixbuf_get_height, (const GdkPixbuf *pixels))                                                           \
    F(int, gdk_pixbuf_get_rowstride, (const GdkPixbuf *pixels))                                                        \
    F(int, gdk_pixbuf_get_has_alpha, (const GdkPixbuf *pixbuf))                                                        \
    F(uint8_t *, gdk_pixbuf_get_pixels, (const GdkPixbuf *pixbuf))                                                     \
    F(const uint8_t *, gdk_pixbuf_read_pixels, (const GdkPixbuf *pixels))                                              \
    F(int, gdk_pixbuf_save_to_bufferv,                                                                                 \
      (GdkPixbuf * pixbuf, char **bytes, size_t *count, const char *type, char **keys, char **values,                  \
       GError **error))                                                                                                \
    F(int, gdk_pixbuf_save_to_callbackv,                                                                               \
      (GdkPixbuf * pixbuf, int (*writer)(const char *, size_t, GError **, void *), void *sink, const char *type,       \
       char **keys, char **values, GError **error))

// A pointer to a function of a library.
#define BECKON_LOADED(result, name, parameters)                                                                        \
    __attribute__((swift_attr("nonisolated(unsafe)"))) extern result(*name) parameters __asm__("beckon_" #name);

BECKON_GLIB(BECKON_LOADED)
BECKON_DRAWING(BECKON_LOADED)
BECKON_VECTORS(BECKON_LOADED)
BECKON_PICTURES(BECKON_LOADED)

/// Loads the functions of GLib. Returns false, with what the loader says in `problem`, if it can't.
///
/// The other libraries need them. Call each of these functions once, and on no two threads at a time.
bool beckon_glib_load(char *problem, size_t capacity);

/// Loads Cairo, Pango and Fontconfig, as ``beckon_glib_load``.
bool beckon_drawing_load(char *problem, size_t capacity);

/// Loads librsvg, as ``beckon_glib_load``.
bool beckon_vectors_load(char *problem, size_t capacity);

/// Loads gdk-pixbuf, as ``beckon_glib_load``.
bool beckon_pictures_load(char *problem, size_t capacity);

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

#endif
