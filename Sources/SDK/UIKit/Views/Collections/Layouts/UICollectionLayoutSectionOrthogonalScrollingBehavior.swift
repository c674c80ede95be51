// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a section is scrolled by itself, across the way of the others, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0
    /// Anywhere.
    case continuous = 1
    /// Where a group begins; anywhere here.
    case continuousGroupLeadingBoundary = 2
    /// At whole widths of the collection.
    case paging = 3
    /// Where a group begins; at whole widths of the collection here.
    case groupPaging = 4
    /// Where a group is in the middle; at whole widths of the collection here.
    case groupPagingCentered = 5

    var isPaging: Bool { rawValue >= 3 }
}
