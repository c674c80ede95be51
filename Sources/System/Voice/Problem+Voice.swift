// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

// Why nobody can be listened to.

extension Problem<Fault> {
    /// The recognizer takes no grammar or model, though they are there.
    static func refused(folder: String) -> Self {
        Problem("the speech recognizer can't use the model in \(folder); reinstall the package pocketsphinx-en-us")
    }

    /// A recording, a microphone or a file of the model cannot be read.
    static func unreadable(path: String, reason: Sentence) -> Self {
        Problem("cannot listen to ‘\(path)’: \(reason)")
    }
}
