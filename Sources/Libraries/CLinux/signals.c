// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CLinux.h"

#include <string.h>

const char *beckon_signal_name(int signal) {
    return sigabbrev_np(signal);
}
