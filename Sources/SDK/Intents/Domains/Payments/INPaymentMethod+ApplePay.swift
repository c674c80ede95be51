// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

extension INPaymentMethod {
    /// The wallet of the device.
    public class func applePay() -> Self {
        let method = self.init()
        method.type = .applePay
        return method
    }
}

#endif
