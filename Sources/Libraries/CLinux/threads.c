// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CLinux.h"

#include <sys/prctl.h>

static _Thread_local void *carried_jobs;

void *beckon_carried_jobs(void) {
    return carried_jobs;
}

void beckon_set_carried_jobs(void *jobs) {
    carried_jobs = jobs;
}

void beckon_name_thread(const char *name) {
    prctl(PR_SET_NAME, name);
}
