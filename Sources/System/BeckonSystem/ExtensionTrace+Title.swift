// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionHost
import Wire

extension ExtensionTrace.Exchange {
    /// The request, in a word or two, for the developer view.
    package var title: String {
        let name = request.intent.unqualifiedName
        return switch request {
        case .resolve(let parameter, _): "\(name): resolve \(parameter)"
        case .options(let parameter, _, _): "\(name): options of \(parameter)"
        case .defaultValue(let parameter, _): "\(name): default of \(parameter)"
        case .confirm: "\(name): confirm"
        case .handle: "\(name): handle"
        case .update: "\(name): update"
        case .stopUpdates: "\(name): stop updates"
        case .draw: "\(name): draw"
        case .resume: "\(name): go on"
        case .stop: "\(name): stop"
        }
    }
}
