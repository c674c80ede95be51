// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The system calls that are denied whatever their arguments, by topic.
enum DeniedCalls {
    static let all =
        otherProcesses + room + kernel + clocks + keys + uncountedMemory + messages + accounting

    /// Reading, steering or holding another process.
    private static let otherProcesses = [
        "kcmp", "perf_event_open", "pidfd_getfd", "pidfd_open", "pidfd_send_signal", "process_madvise",
        "process_mrelease", "process_vm_readv", "process_vm_writev", "ptrace",
    ]

    /// What bubblewrap has built. `mount_setattr` and its like are newer than the filter's library,
    /// and so named by number on the systems that lack their names.
    private static let room = [
        "chroot", "fsconfig", "fsmount", "fsopen", "fspick", "mount", "mount_setattr", "move_mount",
        "name_to_handle_at", "open_by_handle_at", "open_tree", "pivot_root", "setns", "umount", "umount2", "unshare",
    ]

    /// Parts of the kernel that only systems and debuggers need, and that have had most of its holes.
    private static let kernel = [
        "bpf", "delete_module", "fanotify_init", "finit_module", "init_module", "io_uring_enter", "io_uring_register",
        "io_uring_setup", "ioperm", "iopl", "kexec_file_load", "kexec_load", "lookup_dcookie", "modify_ldt",
        "nfsservctl", "personality", "reboot", "sethostname", "setdomainname", "swapoff", "swapon", "syslog", "_sysctl",
        "sysfs",
        "uselib", "userfaultfd", "ustat", "vhangup", "vm86", "vm86old", "vmsplice",
    ]

    private static let clocks = ["adjtimex", "clock_adjtime", "clock_settime", "settimeofday", "stime"]

    /// The kernel's key rings are not divided by namespaces.
    private static let keys = ["add_key", "keyctl", "request_key"]

    /// Memory that `RLIMIT_DATA` does not count, and where memory lies.
    private static let uncountedMemory = [
        "mbind", "memfd_create", "memfd_secret", "migrate_pages", "move_pages", "set_mempolicy", "shmat", "shmctl",
        "shmdt", "shmget",
    ]

    /// Semaphores and queues of messages lie in the kernel's memory, which counts for no process: 32,000 sets of
    /// semaphores, each of many thousand, are what a program may have that has no more than the right to call.
    private static let messages = [
        "mq_getsetattr", "mq_notify", "mq_open", "mq_timedreceive", "mq_timedsend", "mq_unlink", "msgctl", "msgget",
        "msgrcv", "msgsnd", "semctl", "semget", "semop", "semtimedop",
    ]

    private static let accounting = ["acct", "quotactl", "quotactl_fd"]

    /// `CLONE_NEWNS`, `CLONE_NEWCGROUP`, `CLONE_NEWUTS`, `CLONE_NEWIPC`, `CLONE_NEWUSER`,
    /// `CLONE_NEWPID` and `CLONE_NEWNET`, of which a program could make a room without our walls.
    static let namespaceFlags: [UInt64] = [
        0x0002_0000, 0x0200_0000, 0x0400_0000, 0x0800_0000, 0x1000_0000, 0x2000_0000, 0x4000_0000,
    ]
}
