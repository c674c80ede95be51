// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
    /// Stands for a length that what the view shows does not have.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
}
