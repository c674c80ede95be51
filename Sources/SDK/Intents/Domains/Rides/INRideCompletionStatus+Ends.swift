// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

/// The ways in which a ride ends.
extension INRideCompletionStatus {
    /// The ride ended at its destination.
    public class func completed() -> Self { ended { $0.isCompleted = true } }

    /// The ride ended and was paid.
    public class func completed(settled settledPaymentAmount: INCurrencyAmount) -> Self {
        ended {
            $0.isCompleted = true
            $0.paymentAmount = settledPaymentAmount
        }
    }

    /// The ride ended and must be paid.
    public class func completed(outstanding outstandingPaymentAmount: INCurrencyAmount) -> Self {
        ended {
            $0.isCompleted = true
            $0.isOutstanding = true
            $0.paymentAmount = outstandingPaymentAmount
        }
    }

    /// The ride ended, and the person is asked for feedback.
    public class func completed(feedbackType: INRideFeedbackTypeOptions = []) -> Self {
        ended {
            $0.isCompleted = true
            $0.feedbackType = feedbackType
        }
    }

    /// The service cancelled the ride.
    public class func canceledByService() -> Self { ended { $0.isCanceled = true } }

    /// The person cancelled the ride.
    public class func canceledByUser() -> Self { ended { $0.isCanceled = true } }

    /// The person missed the pickup.
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
