// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CSpelling.h"

#include <unicode/uloc.h>
#include <unicode/unum.h>

BeckonSpelling *beckon_spelling_open(const char *language) {
    char locale[ULOC_FULLNAME_CAPACITY];
    UErrorCode status = U_ZERO_ERROR;
    uloc_forLanguageTag(language, locale, sizeof locale, NULL, &status);
    UNumberFormat *spelling = unum_open(UNUM_SPELLOUT, NULL, 0, locale, NULL, &status);
    return U_SUCCESS(status) ? (BeckonSpelling *)spelling : NULL;
}

void beckon_spelling_close(BeckonSpelling *spelling) {
    unum_close((UNumberFormat *)spelling);
}

static int32_t written(int32_t count, int32_t capacity, UErrorCode status) {
    return U_SUCCESS(status) && count <= capacity ? count : 0;
}

int32_t beckon_spelling_ways(const BeckonSpelling *spelling, uint16_t *names, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    const UNumberFormat *format = (const UNumberFormat *)spelling;
    int32_t count = unum_getTextAttribute(format, UNUM_PUBLIC_RULESETS, (UChar *)names, capacity, &status);
    return written(count, capacity, status);
}

int32_t beckon_spelling_spell(
    BeckonSpelling *spelling, const uint16_t *way, int32_t way_length, double number, uint16_t *words,
    int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UNumberFormat *format = (UNumberFormat *)spelling;
    unum_setTextAttribute(format, UNUM_DEFAULT_RULESET, (const UChar *)way, way_length, &status);
    int32_t count = unum_formatDouble(format, number, (UChar *)words, capacity, NULL, &status);
    return written(count, capacity, status);
}
