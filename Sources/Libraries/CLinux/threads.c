// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CLinux.h"

#include <sys/prctl.h>

void beckon_name_thread(const char *name) {
    prctl(PR_SET_NAME, name);
}
