// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The reason why the system could not carry out a scene request.
public struct UISceneError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The app may not have several scenes.
        case multipleScenesNotSupported = 0
        /// The system does not do it.
        case requestDenied = 1
    }

    /// Under which name `NSError` knows these.
    public static let errorDomain = "UISceneErrorDomain"
    /// The reason.
    public let code: Code

    init(_ code: Code) { self.code = code }
}

extension UISceneError: CustomNSError {
    /// The reason's number.
    public var errorCode: Int { code.rawValue }

    /// The reason in a sentence, where `localizedDescription` finds it.
    public var errorUserInfo: [String: Any] {
        let text =
            switch code {
            case .multipleScenesNotSupported: "this system shows one scene of an app; show it there"
            case .requestDenied: "the app's only scene comes to the front, and goes, by the person's will alone"
            }
        return [NSLocalizedDescriptionKey: text]
    }
}

/// Options for discarding a session.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    /// The usual way.
    public override init() {}
}
