// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
import Wire

/// One call of a `SecItem` function, from the app's dictionary to its result.
struct KeychainCall {
    private let function: String
    private let link: SystemLink?

    /// - Parameters:
    ///   - function: Its name is written in the message of a failure.
    ///   - link: Nil in a process that the system did not start.
    init(_ function: String, link: SystemLink? = .inherited) {
        self.function = function
        self.link = link
    }

    func perform(
        on query: CFDictionary, result: UnsafeMutablePointer<CFTypeRef?>?,
        _ request: (KeychainRequest.Attributes) -> KeychainRequest
    ) -> OSStatus {
        let attributes: KeychainRequest.Attributes
        do throws(KeychainDictionary.Misfit) {
            attributes = try KeychainDictionary.attributes(of: query)
        } catch {
            return refuse(error)
        }
        let reply = ask(request(attributes))
        if let explanation = reply.explanation { tell(explanation, status: reply.status.rawValue) }
        if reply.status == .success, let result { result.pointee = reply.result?.object }
        return reply.status.rawValue
    }

    /// A dictionary that cannot travel.
    func refuse(_ misfit: KeychainDictionary.Misfit) -> OSStatus {
        tell(misfit.description, status: errSecParam)
        return errSecParam
    }

    private func ask(_ request: KeychainRequest) -> KeychainReply {
        do throws(SystemCallFailure) {
            guard let link else { throw .noSystem }
            return try link.call(request)
        } catch {
            return KeychainReply(error.status, explanation: error.description)
        }
    }

    private func tell(_ reason: String, status: OSStatus) {
        StandardError.write("\(function) gives \(status): \(reason)", from: "Security")
    }
}

extension SystemCallFailure {
    /// What a caller of `SecItem` functions knows it as.
    fileprivate var status: KeychainStatus {
        switch self {
        case .unsendable: .dataTooLarge
        case .refused(let refusal):
            switch refusal.reason {
            case .noIdentity: .missingEntitlement
            case .tooLarge: .dataTooLarge
            case .unavailable, .tooMany, .notDone: .notAvailable
            }
        case .closed, .timeout, .unreadable, .noSystem, .tooManyWaiting: .notAvailable
        }
    }
}
