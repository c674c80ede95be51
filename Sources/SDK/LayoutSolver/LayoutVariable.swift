// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One unknown of a ``LayoutProblem``, as an edge or a length; it means nothing to another problem.
package struct LayoutVariable: Hashable, Sendable {
    /// The place in ``LayoutSolution/values``.
    package let index: Int
}
