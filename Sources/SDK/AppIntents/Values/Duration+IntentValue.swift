// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension Duration: _IntentValue {
    /// Made of nothing else.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Duration> {
        EmptyResolverSpecification()
    }
}

extension Duration: EncodableValue {
    func intentValue() -> IntentValue { .timeInterval(self / .seconds(1)) }

    /// A measurement of time is one, too.
    static func make(of value: IntentValue) -> Duration? {
        switch value {
        case .timeInterval(let seconds): make(ofSeconds: seconds)
        case .measurement:
            Measurement<UnitDuration>.make(of: value).flatMap { make(ofSeconds: $0.converted(to: .seconds).value) }
        default: nil
        }
    }

    /// Nil of more than there is room for.
    private static func make(ofSeconds seconds: Double) -> Duration? {
        seconds.isFinite && abs(seconds) < 1e15 ? .seconds(seconds) : nil
    }
}
