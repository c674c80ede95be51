// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The sheets that texts and pictures with a margin are put on: A4, in points.
struct PDFPaper {
    let width = 595.0
    let height = 842.0
    let margin: Double
}
