// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import NetworkConditions
import WebClient

extension RunningSystem {
    /// How the network is that apps, extensions and shortcuts have; ``NetworkCondition/full`` where nothing can make it
    /// slower.
    package var network: NetworkCondition {
        get { options.network?.condition ?? .full }
        set { options.network?.condition = newValue }
    }

    /// Asks the web as slowly as the network is. At full speed it is asked as ever, by the proxies of the environment.
    func webClient(limits: WebLimits = WebLimits()) -> WebClient {
        WebClient(limits: limits, proxy: network == .full ? nil : options.network?.address(for: "shortcuts"))
    }
}
