// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CLinux.h"

#include <dlfcn.h>
#include <stddef.h>

const char *beckon_origin(const char *symbol) {
    void *address = dlsym(RTLD_DEFAULT, symbol);
    Dl_info information;
    return address != NULL && dladdr(address, &information) != 0 ? information.dli_fname : NULL;
}
