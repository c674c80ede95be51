// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "HostileCalls.h"

#include <ctype.h>
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/// None of the counts is let grow beyond this, so that a test without a sandbox ends.
enum { enough = 4096 };

static int fork_as_often_as_possible(void) {
    int count = 0;
    for (; count < 16; count++) {
        pid_t process = fork();
        if (process < 0) {
            break;
        }
        if (process == 0) {
            // What it may do counts as well.
            _exit(fork() < 0 ? 0 : 1);
        }
        int status;
        waitpid(process, &status, 0);
        if (status != 0) {
            return enough;
        }
    }
    return count;
}

static int open_files(void) {
    int count = 0;
    while (count < enough && open("/dev/null", O_RDONLY) >= 0) {
        count++;
    }
    return count;
}

static void *wait_for_ever(void *unused) {
    while (1) {
        pause();
    }
    return NULL;
}

static int start_threads(void) {
    int count = 0;
    pthread_t thread;
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 64 << 10);
    while (count < enough && pthread_create(&thread, &small, wait_for_ever, NULL) == 0) {
        count++;
    }
    return count;
}

static int visible_processes(void) {
    DIR *folder = opendir("/proc");
    if (folder == NULL) {
        return 0;
    }
    int count = 0;
    struct dirent *entry;
    while ((entry = readdir(folder)) != NULL) {
        count += isdigit((unsigned char)entry->d_name[0]) != 0;
    }
    closedir(folder);
    return count;
}

/// In pages that were written to, of 1 MiB.
static int fill_temporary_folder(void) {
    static char block[1 << 20];
    memset(block, 1, sizeof block);
    int file = open("/tmp/filled", O_WRONLY | O_CREAT, 0600);
    int count = 0;
    while (count < enough && write(file, block, sizeof block) == sizeof block) {
        count++;
    }
    return count;
}

/// What is written to and then made read-only is no data any more. Holds half a gigabyte of it forever.
static int hide_memory(void) {
    const size_t size = 1 << 20;
    for (int count = 0; count < 512; count++) {
        char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) {
            break;
        }
        memset(memory, 1, size);
        if (mprotect(memory, size, PROT_READ) != 0) {
            break;
        }
    }
    wait_for_ever(NULL);
    return 0;
}

/// The same in a process of its own, which its parent waits for.
static int hide_memory_elsewhere(void) {
    pid_t process = fork();
    if (process == 0) {
        hide_memory();
    }
    int status;
    waitpid(process, &status, 0);
    return 0;
}

/// Has ten thousand of them forever.
static int make_temporary_files(void) {
    char name[32];
    for (int count = 0; count < 10000; count++) {
        snprintf(name, sizeof name, "/tmp/%d", count);
        close(open(name, O_WRONLY | O_CREAT, 0600));
    }
    wait_for_ever(NULL);
    return 0;
}

static int keep_threads(void) {
    start_threads();
    wait_for_ever(NULL);
    return 0;
}

/// Addresses without memory, in pages of 1 GiB.
static int reserve_addresses(void) {
    int count = 0;
    while (count < enough
           && mmap(NULL, 1 << 30, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) != MAP_FAILED) {
        count++;
    }
    return count;
}

/// The first thread's stack as far as it may be made to grow, in MiB.
static int raise_stack(void) {
    struct rlimit limit;
    getrlimit(RLIMIT_STACK, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_STACK, &limit);
    getrlimit(RLIMIT_STACK, &limit);
    return limit.rlim_cur >> 20 > enough ? enough : (int)(limit.rlim_cur >> 20);
}

static const struct {
    const char *name;
    int (*count)(void);
} counts[] = {
    {"processes", fork_as_often_as_possible}, {"files", open_files},
    {"threads", start_threads}, {"visibleProcesses", visible_processes},
    {"temporaryMebibytes", fill_temporary_folder}, {"hiddenMebibytes", hide_memory},
    {"hiddenElsewhere", hide_memory_elsewhere}, {"temporaryFiles", make_temporary_files},
    {"threadsForEver", keep_threads},
    {"gibibytesOfAddresses", reserve_addresses}, {"mebibytesOfStack", raise_stack},
};

int hostile_count(const char *name) {
    for (size_t index = 0; index < sizeof counts / sizeof *counts; index++) {
        if (strcmp(counts[index].name, name) == 0) {
            return counts[index].count();
        }
    }
    return -1;
}
