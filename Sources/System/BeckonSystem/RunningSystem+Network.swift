// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import WebClient

extension RunningSystem {
    /// How the network is that apps, extensions and shortcuts have; ``NetworkCondition/full`` where nothing can make it
    /// slower.
    package var network: NetworkCondition {
        get { options.network?.condition ?? .full }
        set { options.network?.condition = newValue }
    }

    /// Sends web requests at the speed of the simulated network. At full speed, the proxies of the environment apply.
    func webClient(limits: WebLimits = WebLimits()) -> WebClient {
        WebClient(limits: limits, proxy: network == .full ? nil : options.network?.address(for: "shortcuts"))
    }
}
