// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CPocketSphinx.h"

#include <library_table.h>
#include <sys/mman.h>
#include <unistd.h>

BECKON_SPHINX(BECKON_DEFINE)

bool beckon_sphinx_load(char *problem, size_t capacity) {
    static const char file[] = "libpocketsphinx.so.3";
    BECKON_LOAD
    BECKON_SPHINX(BECKON_TAKE)
    return true;
}

// PocketSphinx reads a dictionary from a path alone.
static int memory_file(const char *text, size_t count) {
    int file = memfd_create("beckon-dictionary", MFD_CLOEXEC);
    if (file < 0) return -1;
    while (count > 0) {
        ssize_t written = write(file, text, count);
        if (written <= 0) {
            close(file);
            return -1;
        }
        text += written;
        count -= (size_t)written;
    }
    return file;
}

static ps_decoder_t *open_with(const char **arguments, size_t count) {
    cmd_ln_t *configuration = cmd_ln_parse_r(NULL, ps_args(), (int32_t)count, (char **)arguments, 1);
    ps_decoder_t *decoder = configuration ? ps_init(configuration) : NULL;
    // The recognizer keeps it as long as it needs it.
    if (configuration) cmd_ln_free_r(configuration);
    return decoder;
}

// Scores are compared from one recognizer to the other: each is by the best of all sounds, not by the best that its own
// sentences continue with, and neither learns a room's noise, by which the same frames would be heard differently.
#define COMPARABLE                                                                                                     \
    "-samprate", "16000", "-logfn", "/dev/null", "-bestpath", "no", "-compallsen", "yes", "-remove_noise", "no",       \
        "-remove_silence", "no"

ps_decoder_t *beckon_sphinx_open(
    const char *model, const char *dictionary, size_t count) {
    int file = memory_file(dictionary, count);
    if (file < 0) return NULL;
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    // The beams are wide, for the first words of a sentence are often unclear.
    const char *arguments[] = {
        "beckon", "-hmm", model, "-dict", path, COMPARABLE, "-beam", "1e-80", "-wbeam", "1e-60", "-pbeam", "1e-80",
    };
    ps_decoder_t *decoder = open_with(arguments, sizeof arguments / sizeof *arguments);
    close(file);
    return decoder;
}

ps_decoder_t *beckon_sphinx_open_words(
    const char *model, const char *dictionary, const char *language) {
    const char *arguments[] = {
        "beckon", "-hmm", model, "-dict", dictionary, "-lm", language, COMPARABLE, "-fwdflat", "no",
    };
    return open_with(arguments, sizeof arguments / sizeof *arguments);
}

bool beckon_sphinx_add(
    ps_decoder_t *decoder, const char *name, const char *text, size_t count) {
    FILE *file = fmemopen((void *)text, count, "r");
    if (!file) return false;
    fsg_model_t *grammar = fsg_model_read(file, ps_get_logmath(decoder), 1);
    fclose(file);
    if (!grammar) return false;
    int status = ps_set_fsg(decoder, name, grammar);
    fsg_model_free(grammar);
    return status == 0;
}
