// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

extension DeviceTests {
    @Test(
        "search finds who the Contacts app has told about, and the app opens there; sentences are found by their sound")
    func search() async throws {
        try await withDevice { device in
            let browser = device.browser
            let field = "[data-key=search-field]"
            let number = "+1 202 555 0143"
            let contact = "document.querySelector('.topHit .found')?.innerText.includes('\(number)')"
            try await browser.click("[data-key=unlock]")
            try await browser.click("[data-app='com.example.contacts']")
            try await browser.wait(until: "document.querySelector('.app-screen')")
            try await browser.click("[data-key=tool-home]")
            try await browser.click("[data-key=search]")
            // The app reports its contents once it is seen, and what is found is found again with each letter.
            try await browser.wait(
                until: """
                    (() => {
                      const field = document.querySelector('\(field)');
                      // An answer that is still to come moves what would be clicked.
                      if (document.getElementById('results').ariaBusy === 'true') return false;
                      if (\(contact)) return true;
                      field.value = field.value === 'hopper' ? 'hoppe' : 'hopper';
                      field.dispatchEvent(new Event('input'));
                    })()
                    """)
            try await Screenshots.keep("real-search", browser)
            try await browser.click(".topHit .found")
            try await browser.wait(until: "document.querySelector('.app-screen')?.innerText.includes('\(number)')")
            try await browser.click("[data-key=tool-home]")
            try await browser.click("[data-key=search]")
            try await browser.type("pisa", into: field)
            try await browser.wait(until: "document.querySelector('.topHit .found')?.innerText.includes('Pizz')")
            try await Screenshots.keep("real-search-sound", browser)
        }
    }
}
