// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import SystemTexts

extension PanelReader {
    func payments(_ intent: String) -> PanelContent? {
        switch intent {
        case "INSendPaymentIntent": payment(.sent, to: "payee", label: .to)
        case "INRequestPaymentIntent": payment(.requested, to: "payer", label: .from)
        case "INPayBillIntent": bill
        case "INTransferMoneyIntent": transfer
        case "INSearchForAccountsIntent": rows(.accounts, results["accounts"], row(ofAccount:))
        case "INSearchForBillsIntent": rows(.bills, results["bills"], row(ofBill:))
        default: nil
        }
    }

    private func payment(
        _ direction: PanelContent.Payment.Direction, to person: String, label: PanelText
    ) -> PanelContent? {
        let record = object(results["paymentRecord"])
        let party = text(person, of: record) ?? argument(person)
        var payment = PanelContent.Payment(
            direction: direction, party: party.map { texts(label, ["names": $0]) },
            amount: text("currencyAmount", of: record) ?? argument("currencyAmount"),
            note: text("note", of: record) ?? argument("note"))
        take("status", of: record, into: &payment)
        payment.details = [
            detail(.method, text("paymentMethod", of: record)), detail(.fee, text("feeAmount", of: record)),
        ].compactMap { $0 }
        return checked(payment)
    }

    private var bill: PanelContent? {
        let bill = object(results["billDetails"])
        let payee = text("billPayee", of: bill) ?? argument("billPayee")
        let kind = text("billType", of: bill) ?? argument("billType")
        var payment = PanelContent.Payment(
            direction: .bill, party: payee.map { texts(.to, ["names": $0]) } ?? kind,
            amount: result("transactionAmount") ?? text("amountDue", of: bill), note: result("transactionNote"))
        take("paymentStatus", of: bill, into: &payment)
        payment.details = [
            detail(.account, result("fromAccount")), detail(.date, result("transactionScheduledDate")),
            detail(.due, text("dueDate", of: bill) ?? argument("dueDate")),
        ].compactMap { $0 }
        return checked(payment)
    }

    private var transfer: PanelContent? {
        var payment = PanelContent.Payment(
            direction: .transfer, amount: result("transactionAmount"), note: result("transactionNote"))
        payment.details = [
            detail(.account, result("fromAccount")), detail(.target, result("toAccount")),
            detail(.date, result("transactionScheduledDate")), detail(.fee, text(results["transferFee"])),
        ].compactMap { $0 }
        return checked(payment)
    }

    private func take(_ status: String, of record: ObjectValue?, into payment: inout PanelContent.Payment) {
        payment.status = text(status, of: record)
        payment.isSettled = caseName(status, of: record) == "completed"
    }

    /// A slip without an amount and somebody to have it says nothing.
    private func checked(_ payment: PanelContent.Payment) -> PanelContent? {
        payment.amount == nil && payment.party == nil && payment.details.isEmpty ? nil : .payment(payment)
    }

    /// What the app says of it, else what the person wanted.
    private func result(_ name: String) -> String? {
        text(results[name]) ?? argument(name)
    }

    private func row(ofAccount account: ObjectValue) -> PanelContent.Rows.Row? {
        guard let name = text("nickname", of: account) ?? text("organizationName", of: account) else { return nil }
        let parts = [text("accountType", of: account), text("accountNumber", of: account)]
        return PanelContent.Rows.Row(
            title: name, detail: joined(parts), value: balance(object(account.properties["balance"])))
    }

    /// Money in its currency; points and miles as a number and their name.
    private func balance(_ balance: ObjectValue?) -> String? {
        guard let balance else { return nil }
        if case .string(let code)? = balance.properties["currencyCode"] {
            return amount(balance.properties["amount"], code)
        }
        guard let amount = text("amount", of: balance) else { return nil }
        return [amount, text("balanceType", of: balance)].compactMap { $0 }.joined(separator: " ")
    }

    private func row(ofBill bill: ObjectValue) -> PanelContent.Rows.Row? {
        let kind = text("billType", of: bill)
        guard let name = text("billPayee", of: bill) ?? kind else { return nil }
        let due = text("dueDate", of: bill).map { "\(texts(.due)): \($0)" }
        return PanelContent.Rows.Row(
            title: name, detail: joined([kind == name ? nil : kind, text("paymentStatus", of: bill), due]),
            value: text("amountDue", of: bill))
    }
}
