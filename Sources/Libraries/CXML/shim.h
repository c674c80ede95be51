// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// Debian's libxml2 has ICU in it, whose headers are not those of the ICU in Foundation. Only the converters of
// `encoding.h` would show it, which nobody here looks into.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
