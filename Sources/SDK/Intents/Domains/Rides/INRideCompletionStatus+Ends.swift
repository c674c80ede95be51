// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

/// The ways in which a ride ends.
extension INRideCompletionStatus {
    /// The person was brought where they wanted.
    public class func completed() -> Self { ended { $0.isCompleted = true } }

    /// The person arrived and has paid.
    public class func completed(settled settledPaymentAmount: INCurrencyAmount) -> Self {
        ended {
            $0.isCompleted = true
            $0.paymentAmount = settledPaymentAmount
        }
    }

    /// The person arrived and has to pay.
    public class func completed(outstanding outstandingPaymentAmount: INCurrencyAmount) -> Self {
        ended {
            $0.isCompleted = true
            $0.isOutstanding = true
            $0.paymentAmount = outstandingPaymentAmount
        }
    }

    /// The person arrived and is asked what they think of it.
    public class func completed(feedbackType: INRideFeedbackTypeOptions = []) -> Self {
        ended {
            $0.isCompleted = true
            $0.feedbackType = feedbackType
        }
    }

    /// The service called the ride off.
    public class func canceledByService() -> Self { ended { $0.isCanceled = true } }

    /// The person called the ride off.
    public class func canceledByUser() -> Self { ended { $0.isCanceled = true } }

    /// The person was not there.
    public class func canceledMissedPickup() -> Self {
        ended {
            $0.isCanceled = true
            $0.isMissedPickup = true
        }
    }

    private class func ended(_ set: (Self) -> Void) -> Self {
        let status = self.init()
        set(status)
        return status
    }
}

#endif
