// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "HostileCalls.h"

#include <ctype.h>
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <string.h>
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

static const struct {
    const char *name;
    int (*count)(void);
} counts[] = {
    {"processes", fork_as_often_as_possible}, {"files", open_files},
    {"threads", start_threads}, {"visibleProcesses", visible_processes},
    {"temporaryMebibytes", fill_temporary_folder},
};

int hostile_count(const char *name) {
    for (size_t index = 0; index < sizeof counts / sizeof *counts; index++) {
        if (strcmp(counts[index].name, name) == 0) {
            return counts[index].count();
        }
    }
    return -1;
}
