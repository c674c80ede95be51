// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "HostileCalls.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/personality.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static int result(long value) {
    return value >= 0 ? 0 : errno;
}

// Files

static int read_file(const char *path) {
    int file = open(path, O_RDONLY);
    if (file < 0) {
        return errno;
    }
    char byte;
    int error = result(read(file, &byte, 1));
    close(file);
    return error;
}

static int write_file(const char *path) {
    int file = open(path, O_WRONLY | O_CREAT, 0600);
    if (file < 0) {
        return errno;
    }
    // Opened is proof enough, and does no harm to the machine when it should not have been.
    close(file);
    return 0;
}

static int grow_file(const char *path) {
    int file = open(path, O_WRONLY | O_CREAT, 0600);
    return file < 0 ? errno : result(ftruncate(file, (off_t)1 << 40));
}

static int list_folder(const char *path) {
    int folder = open(path, O_RDONLY | O_DIRECTORY);
    if (folder < 0) {
        return errno;
    }
    close(folder);
    return 0;
}

// Other processes

static int signal_process(const char *number) {
    return result(kill(atoi(number), SIGKILL));
}

static int signal_parent(const char *unused) {
    // There is none in its own room.
    return getppid() == 0 ? ESRCH : result(kill(getppid(), SIGKILL));
}

static int signal_everybody(const char *unused) {
    return result(kill(-1, SIGTERM));
}

static int attach(const char *number) {
    return result(ptrace(PTRACE_ATTACH, atoi(number), NULL, NULL));
}

static int read_memory(const char *number) {
    char here;
    struct iovec to = {&here, 1}, from = {&here, 1};
    return result(process_vm_readv(atoi(number), &to, 1, &from, 1, 0));
}

static int take_descriptor(const char *number) {
    return result(syscall(SYS_pidfd_open, atoi(number), 0));
}

static int run_program(const char *path) {
    char *arguments[] = {(char *)path, "-c", "exit 0", NULL};
    pid_t process;
    int error = posix_spawn(&process, path, NULL, NULL, arguments, (char *[]){NULL});
    if (error == 0) {
        waitpid(process, NULL, 0);
    }
    return error;
}

// The network, and what looks like it

static int connect_path(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path, path, sizeof address.sun_path - 1);
    int socket_ = socket(AF_UNIX, SOCK_STREAM, 0);
    return socket_ < 0 ? errno : result(connect(socket_, (struct sockaddr *)&address, sizeof address));
}

static socklen_t abstract_address(const char *name, struct sockaddr_un *address) {
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    strncpy(address->sun_path + 1, name, sizeof address->sun_path - 2);
    return offsetof(struct sockaddr_un, sun_path) + 1 + strlen(name);
}

static int connect_abstract(const char *name) {
    struct sockaddr_un address;
    socklen_t length = abstract_address(name, &address);
    int socket_ = socket(AF_UNIX, SOCK_STREAM, 0);
    return socket_ < 0 ? errno : result(connect(socket_, (struct sockaddr *)&address, length));
}

// One end of a pair of datagram sockets sends to any name.
static int connect_through_pair(const char *name) {
    struct sockaddr_un address;
    socklen_t length = abstract_address(name, &address);
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_DGRAM, 0, pair) != 0) {
        return errno;
    }
    return result(connect(pair[0], (struct sockaddr *)&address, length));
}

static int connect_port(const char *number) {
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons(atoi(number)), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int socket_ = socket(AF_INET, SOCK_STREAM, 0);
    return socket_ < 0 ? errno : result(connect(socket_, (struct sockaddr *)&address, sizeof address));
}

static int netlink(const char *unused) {
    return result(socket(AF_NETLINK, SOCK_RAW, 0));
}

// A domain whose upper half the kernel does not read.
static int disguised_socket(const char *unused) {
    return result(syscall(SYS_socket, 0x100000000L | AF_UNIX, SOCK_STREAM, 0));
}

static int stream_pair(const char *unused) {
    int pair[2];
    return result(socketpair(AF_UNIX, SOCK_STREAM, 0, pair));
}

// The room itself

static int mount_something(const char *path) {
    return result(mount("none", path, "tmpfs", 0, NULL));
}

static int remount(const char *path) {
    return result(mount(NULL, path, NULL, MS_REMOUNT | MS_BIND, NULL));
}

static int new_user_namespace(const char *unused) {
    return result(unshare(CLONE_NEWUSER));
}

static int clone_user_namespace(const char *unused) {
    long process = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, NULL, NULL, NULL, NULL);
    if (process == 0) {
        _exit(0);
    }
    return result(process);
}

static int clone_anew(const char *unused) {
    return result(syscall(SYS_clone3, NULL, 0));
}

static int enter_namespace(const char *unused) {
    int space = open("/proc/self/ns/mnt", O_RDONLY);
    return space < 0 ? errno : result(setns(space, 0));
}

static int change_root(const char *path) {
    return result(chroot(path));
}

static int make_device(const char *path) {
    return result(mknod(path, S_IFBLK | 0600, 0x0801));
}

// The kernel

static int bpf(const char *unused) {
    return result(syscall(SYS_bpf, 0, NULL, 0));
}

static int keys(const char *unused) {
    return result(syscall(SYS_keyctl, 0, -3, 0));
}

static int ring(const char *unused) {
    char parameters[512] = {0};
    return result(syscall(SYS_io_uring_setup, 1, parameters));
}

static int user_faults(const char *unused) {
    return result(syscall(SYS_userfaultfd, 1));
}

static int events(const char *unused) {
    return result(syscall(SYS_perf_event_open, NULL, 0, -1, -1, 0));
}

static int type_ahead(const char *unused) {
    return result(syscall(SYS_ioctl, 0, 0x100000000L | TIOCSTI, "x"));
}

static int odd_personality(const char *unused) {
    return result(personality(ADDR_NO_RANDOMIZE));
}

// Memory that no limit counts

static int memory_file(const char *unused) {
    return result(memfd_create("x", 0));
}

static int shared_memory(const char *unused) {
    void *memory = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return memory == MAP_FAILED ? errno : 0;
}

static int old_shared_memory(const char *unused) {
    return result(syscall(SYS_shmget, 0, 4096, 0600));
}

// A stack, as the kernel sees it, and no data.
static int growing_memory(const char *unused) {
    void *memory =
        mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_GROWSDOWN, -1, 0);
    return memory == MAP_FAILED ? errno : 0;
}

static int semaphores(const char *unused) {
    return result(syscall(SYS_semget, 0, 32000, 0600));
}

static int old_messages(const char *unused) {
    return result(syscall(SYS_msgget, 0, 0600));
}

static int new_messages(const char *unused) {
    return result(syscall(SYS_mq_open, "x", O_RDWR | O_CREAT, 0600, NULL));
}

// SO_PEERPIDFD, with bits above those that the kernel reads.
static int handle_of_peer(const char *unused) {
    int handle;
    socklen_t length = sizeof handle;
    return result(syscall(SYS_getsockopt, 3, 0x100000000L | SOL_SOCKET, 0x100000000L | 77, &handle, &length));
}

// SO_PASSPIDFD
static int handles_with_messages(const char *unused) {
    int yes = 1;
    return result(setsockopt(3, SOL_SOCKET, 76, &yes, sizeof yes));
}

static const struct {
    const char *name;
    int (*attempt)(const char *);
} attempts[] = {
    {"read", read_file}, {"write", write_file}, {"grow", grow_file}, {"list", list_folder},
    {"signal", signal_process}, {"signalParent", signal_parent}, {"signalEverybody", signal_everybody},
    {"attach", attach}, {"readMemory", read_memory}, {"takeDescriptor", take_descriptor}, {"run", run_program},
    {"connectPath", connect_path}, {"connectAbstract", connect_abstract},
    {"connectThroughPair", connect_through_pair}, {"connectPort", connect_port}, {"netlink", netlink},
    {"disguisedSocket", disguised_socket}, {"streamPair", stream_pair}, {"mount", mount_something},
    {"remount", remount}, {"newUserNamespace", new_user_namespace}, {"cloneUserNamespace", clone_user_namespace},
    {"cloneAnew", clone_anew}, {"enterNamespace", enter_namespace}, {"changeRoot", change_root},
    {"makeDevice", make_device}, {"bpf", bpf}, {"keys", keys}, {"ring", ring}, {"userFaults", user_faults},
    {"events", events}, {"typeAhead", type_ahead}, {"oddPersonality", odd_personality}, {"memoryFile", memory_file}, {"sharedMemory", shared_memory},
    {"oldSharedMemory", old_shared_memory}, {"growingMemory", growing_memory}, {"semaphores", semaphores},
    {"oldMessages", old_messages}, {"newMessages", new_messages}, {"handleOfPeer", handle_of_peer},
    {"handlesWithMessages", handles_with_messages},
};

int hostile_attempt(const char *name, const char *target) {
    for (size_t index = 0; index < sizeof attempts / sizeof *attempts; index++) {
        if (strcmp(attempts[index].name, name) == 0) {
            return attempts[index].attempt(target);
        }
    }
    return -1;
}
