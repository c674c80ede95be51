// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A way to pay.
public struct IntentPaymentMethod: Sendable {
    /// The kinds of ways to pay.
    public enum PaymentType: String, Sendable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    /// What kind it is.
    public let paymentType: PaymentType
    /// Digits by which the person knows it.
    public let identificationHint: String?
    /// A picture.
    public let icon: DisplayRepresentation.Image?
    let nameResource: LocalizedStringResource?

    /// What the person calls it.
    public var name: String? { nameResource.map { String(localized: $0) } }

    /// A way to pay.
    public init(
        type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        paymentType = type
        nameResource = name
        self.identificationHint = identificationHint
        self.icon = icon
    }
}

extension IntentPaymentMethod: _IntentValue {
    /// Made of nothing else.
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentPaymentMethod> {
        EmptyResolverSpecification()
    }
}

extension IntentPaymentMethod: DisplayRepresentable {
    /// “Payment Method”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }

    /// The name, with the digits below.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: nameResource ?? LocalizedStringResource(stringLiteral: paymentType.rawValue),
            subtitle: identificationHint.map { LocalizedStringResource(stringLiteral: $0) }, image: icon)
    }
}
