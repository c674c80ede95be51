// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a test tells ``BrewTea`` to do.
enum TeaPlan: String {
    case nothing, dialog, fullDialog, value, next, everything
    case askNote, askStrength, pickTea, confirmCups, confirm, choose, comeToFront
    case throwValue, throwPick, throwFront, restartOnce, restartForEver
    case failWords, failDescribed, failPlain, failAsking, askTwice, waitForCancel, progressAndWait, onMain, progress,
        reportMode
    case crash, exit, flood, hang, crashAfterAsking, floodQuestions, floodProgress
}
