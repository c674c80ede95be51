// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CLinux.h"

#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum { crash_stack_size = 64 << 10, owner_limit = 256, crash_signal_count = 6 };

static const int crash_signals[crash_signal_count] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
static struct sigaction previous_actions[crash_signal_count];
static int crash_descriptor = -1;

// The initial-exec model: reading them in a handler calls nothing.
static _Thread_local char crash_owner[owner_limit] __attribute__((tls_model("initial-exec")));
static _Thread_local void *crash_stack __attribute__((tls_model("initial-exec")));

static char *append_number(char *end, unsigned long number) {
    char digits[24];
    int count = 0;
    do {
        digits[count++] = '0' + number % 10;
        number /= 10;
    } while (number > 0);
    while (count > 0) {
        *end++ = digits[--count];
    }
    return end;
}

/// Calls nothing that signal-safety(7) does not list.
static void note_crash(int signal) {
    char line[owner_limit + 64];
    char *end = append_number(line, (unsigned long)time(NULL));
    *end++ = ' ';
    end = append_number(end, (unsigned long)signal);
    *end++ = ' ';
    for (const char *name = crash_owner[0] != 0 ? crash_owner : "-"; *name != 0; name++) {
        *end++ = *name;
    }
    *end++ = '\n';
    if (write(crash_descriptor, line, (size_t)(end - line)) < 0) {
        // There is no one left to report it to.
    }
    for (int index = 0; index < crash_signal_count; index++) {
        sigaction(crash_signals[index], &previous_actions[index], NULL);
    }
    // An instruction that trapped does so again when this returns; a signal that was sent is sent once more.
    raise(signal);
}

void beckon_note_crashes(int descriptor) {
    bool is_first = crash_descriptor < 0;
    crash_descriptor = descriptor;
    if (!is_first) {
        return;
    }
    struct sigaction action = {.sa_handler = note_crash, .sa_flags = SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < crash_signal_count; index++) {
        sigaction(crash_signals[index], &action, &previous_actions[index]);
    }
}

/// A thread that has used up its stack has none left to run a handler on.
static void prepare_crash_stack(void) {
    stack_t current;
    if (crash_stack != NULL || sigaltstack(NULL, &current) != 0 || !(current.ss_flags & SS_DISABLE)) {
        return;
    }
    void *memory = mmap(NULL, crash_stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
    if (memory == MAP_FAILED) {
        return;
    }
    stack_t wanted = {.ss_sp = memory, .ss_size = crash_stack_size};
    if (sigaltstack(&wanted, NULL) == 0) {
        crash_stack = memory;
    } else {
        munmap(memory, crash_stack_size);
    }
}

static void release_crash_stack(void) {
    if (crash_stack == NULL) {
        return;
    }
    stack_t none = {.ss_flags = SS_DISABLE};
    if (sigaltstack(&none, NULL) == 0) {
        munmap(crash_stack, crash_stack_size);
    }
    crash_stack = NULL;
}

void beckon_set_crash_owner(const char *name) {
    if (name == NULL) {
        crash_owner[0] = 0;
        release_crash_stack();
        return;
    }
    prepare_crash_stack();
    strncpy(crash_owner, name, owner_limit - 1);
    crash_owner[owner_limit - 1] = 0;
}
