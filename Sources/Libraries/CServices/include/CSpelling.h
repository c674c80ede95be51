// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// How ICU spells numbers. Its own headers can't be read beside those of the ICU in Foundation, which declare the same
// types in another version.

#pragma once

#include <stdint.h>

typedef struct BeckonSpelling BeckonSpelling;

// Opens the spelling of a language; NULL without one. `language` is a BCP 47 tag.
BeckonSpelling *_Nullable beckon_spelling_open(const char *_Nonnull language);
void beckon_spelling_close(BeckonSpelling *_Nonnull spelling);

// Writes the names of the ways to spell, with semicolons between them. Gives the UTF-16 units written, 0 for none.
int32_t beckon_spelling_ways(const BeckonSpelling *_Nonnull spelling, uint16_t *_Nonnull names, int32_t capacity);

// Writes a number in words in one of the ways. Gives the UTF-16 units written, 0 where that way has no such words.
int32_t beckon_spelling_spell(
    BeckonSpelling *_Nonnull spelling, const uint16_t *_Nonnull way, int32_t way_length, double number,
    uint16_t *_Nonnull words, int32_t capacity);
