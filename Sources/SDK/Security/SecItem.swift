// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
import Wire

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an item to the keychain.
///
/// When it returns `errSecSuccess` the item is on the disk. It blocks the
/// calling thread until then, as on Apple's systems.
///
/// - Parameters:
///   - attributes: The class, the secret as `kSecValueData`, attributes, and
///     which of them shall be returned.
///   - result: Set to what the `kSecReturn…` keys ask for; untouched without one.
/// - Returns: `errSecSuccess`; `errSecDuplicateItem` when there is an item
///   with the same primary attributes; `errSecMissingEntitlement` for an access
///   group that is not the app's; `errSecNotAvailable` in a process that
///   the system did not start.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    KeychainCall("SecItemAdd").perform(on: attributes, result: result) { .add($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Searches the keychain.
///
/// Without `kSecMatchLimit` the first match is returned. Data alone comes as
/// data, with attributes or persistent references as a dictionary, several
/// items as an array of those. It blocks the calling thread meanwhile.
///
/// - Returns: `errSecSuccess`; `errSecItemNotFound` when nothing matches.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    KeychainCall("SecItemCopyMatching").perform(on: query, result: result) { .copyMatching($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes every item that the query finds, all or none.
///
/// - Parameter attributesToUpdate: New values of attributes and of `kSecValueData`; the class stays.
/// - Returns: `errSecSuccess`; `errSecItemNotFound` when nothing matches;
///   `errSecDuplicateItem` when a changed item would be as another is.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let call = KeychainCall("SecItemUpdate")
    do throws(KeychainDictionary.Misfit) {
        let changes = try KeychainDictionary.attributes(of: attributesToUpdate)
        return call.perform(on: query, result: nil) { .update($0, changes: changes) }
    } catch {
        return call.refuse(error)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Deletes every item that the query finds.
///
/// - Returns: `errSecSuccess`; `errSecItemNotFound` when nothing matches.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    KeychainCall("SecItemDelete").perform(on: query, result: nil) { .delete($0) }
}

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
