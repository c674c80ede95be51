// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CPocketSphinx.h"

#include <library_table.h>
#include <sys/mman.h>
#include <unistd.h>

const struct beckon_sphinx *beckon_sphinx_load(char *problem, size_t capacity) {
    static struct beckon_sphinx table;
    static const char file[] = "libpocketsphinx.so.3";
    BECKON_LOAD
    BECKON_SPHINX(BECKON_TAKE)
    return &table;
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

ps_decoder_t *beckon_sphinx_open(
    const struct beckon_sphinx *sphinx, const char *model, const char *dictionary, size_t count) {
    int file = memory_file(dictionary, count);
    if (file < 0) return NULL;
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    // Scores are compared from one grammar to another: each is by the best of all sounds, not by the best that the
    // grammar goes on with. The beams are wide, for the first words of a sentence are often unclear.
    const char *arguments[] = {
        "beckon", "-hmm",        model,  "-dict", path,   "-samprate", "16000", "-logfn", "/dev/null", "-bestpath",
        "no",     "-compallsen", "yes",  "-beam", "1e-80", "-wbeam",   "1e-60", "-pbeam", "1e-80",
    };
    int32_t words = sizeof arguments / sizeof *arguments;
    cmd_ln_t *configuration = sphinx->cmd_ln_parse_r(NULL, sphinx->ps_args(), words, (char **)arguments, 1);
    ps_decoder_t *decoder = configuration ? sphinx->ps_init(configuration) : NULL;
    // The recogniser keeps it as long as it needs it.
    if (configuration) sphinx->cmd_ln_free_r(configuration);
    close(file);
    return decoder;
}

bool beckon_sphinx_add(
    const struct beckon_sphinx *sphinx, ps_decoder_t *decoder, const char *name, const char *text, size_t count) {
    FILE *file = fmemopen((void *)text, count, "r");
    if (!file) return false;
    fsg_model_t *grammar = sphinx->fsg_model_read(file, sphinx->ps_get_logmath(decoder), 1);
    fclose(file);
    if (!grammar) return false;
    int status = sphinx->ps_set_fsg(decoder, name, grammar);
    sphinx->fsg_model_free(grammar);
    return status == 0;
}
