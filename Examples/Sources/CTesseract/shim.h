// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Tesseract, which reads text, and Leptonica, which prepares pictures for it.

#pragma once

#include <leptonica/allheaders.h>
#include <tesseract/capi.h>

// Of OpenMP, whose header only the compiler that made Tesseract has: how deep parallel regions may nest. None leaves a
// thread alone with its work, which is quicker for a few lines of text.
void omp_set_max_active_levels(int levels);
