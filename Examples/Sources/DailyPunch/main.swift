// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import Foundation

// The app's screens come with the life cycle of apps; until then it records the
// daily check-in when it is started.
guard let service = PunchService(bundle: .main) else {
    print("Info.plist has no DailyPunchServiceURL; add the address of the service.")
    exit(1)
}

switch try await service.punch("daily") {
case .recorded(let days): print("Punched in: \(days) days in a row.")
case .neverLoggedIn, .loggedOut: print("Log in on the service's page first.")
case .message(let text): print(text)
case .refused(let entry): print("The service did not accept ‘\(entry)’.")
}
