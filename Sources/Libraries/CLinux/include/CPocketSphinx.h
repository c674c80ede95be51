// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#ifndef CPOCKETSPHINX_H
#define CPOCKETSPHINX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// PocketSphinx, loaded at the first need: no machine has to have it that nobody speaks to.
//
// The few declarations that are needed are repeated here; they are part of an interface that has been stable since
// PocketSphinx 0.8. Sphinxbase, on which it stands, comes with it.

typedef struct ps_decoder_s ps_decoder_t;
typedef struct ps_seg_s ps_seg_t;
typedef struct cmd_ln_s cmd_ln_t;
typedef struct logmath_s logmath_t;
typedef struct fsg_model_s fsg_model_t;
/// `arg_t`.
typedef struct beckon_sphinx_options beckon_sphinx_options;
/// `FILE`.
typedef struct _IO_FILE beckon_sphinx_file;

#define BECKON_SPHINX(F)                                                                                               \
    F(const beckon_sphinx_options *, ps_args, (void))                                                                  \
    F(cmd_ln_t *, cmd_ln_parse_r,                                                                                      \
      (cmd_ln_t * former, const beckon_sphinx_options *options, int32_t count, char **arguments, int32_t strict))      \
    F(int, cmd_ln_free_r, (cmd_ln_t * configuration))                                                                  \
    F(ps_decoder_t *, ps_init, (cmd_ln_t * configuration))                                                             \
    F(int, ps_free, (ps_decoder_t * decoder))                                                                          \
    F(logmath_t *, ps_get_logmath, (ps_decoder_t * decoder))                                                           \
    F(fsg_model_t *, fsg_model_read, (beckon_sphinx_file * text, logmath_t * logarithms, float weight))                \
    F(int, fsg_model_free, (fsg_model_t * grammar))                                                                    \
    F(int, ps_set_fsg, (ps_decoder_t * decoder, const char *name, fsg_model_t *grammar))                               \
    F(int, ps_set_search, (ps_decoder_t * decoder, const char *name))                                                  \
    F(int, ps_start_utt, (ps_decoder_t * decoder))                                                                     \
    F(int, ps_end_utt, (ps_decoder_t * decoder))                                                                       \
    F(int, ps_process_raw,                                                                                             \
      (ps_decoder_t * decoder, const int16_t *samples, size_t count, int withoutSearch, int isWhole))                  \
    F(const char *, ps_get_hyp, (ps_decoder_t * decoder, int32_t * score))                                             \
    F(ps_seg_t *, ps_seg_iter, (ps_decoder_t * decoder))                                                               \
    F(ps_seg_t *, ps_seg_next, (ps_seg_t * segment))                                                                   \
    F(const char *, ps_seg_word, (ps_seg_t * segment))                                                                 \
    F(void, ps_seg_frames, (ps_seg_t * segment, int *first, int *last))                                                \
    F(int32_t, ps_seg_prob, (ps_seg_t * segment, int32_t * acoustic, int32_t * language, int32_t * back))

// A pointer to a function, which is null until the library is loaded. Its symbol has another name.
#define BECKON_SPHINX_POINTER(result, name, parameters)                                                                \
    __attribute__((swift_attr("nonisolated(unsafe)"))) extern result(*name) parameters __asm__("beckon_" #name);

BECKON_SPHINX(BECKON_SPHINX_POINTER)

/// Loads the library. Returns false, with a reason in `problem`, if it can't. Call it once.
bool beckon_sphinx_load(char *problem, size_t capacity);

/// A recognizer for 16 kHz with an acoustic model and a dictionary, which writes nothing; NULL where it can't be made.
///
/// The dictionary is a text; the model is a folder.
ps_decoder_t *beckon_sphinx_open(const char *model, const char *dictionary, size_t count);

/// The same for any words of a dictionary, in the order that a model of the language expects; all three are paths.
ps_decoder_t *beckon_sphinx_open_words(const char *model, const char *dictionary, const char *language);

/// Adds a grammar in the text form of a finite state grammar; gives whether it can be read.
bool beckon_sphinx_add(ps_decoder_t *decoder, const char *name, const char *text, size_t count);

#endif
