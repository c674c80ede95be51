// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import HomeAssistant
import Sentences
import Testing

@Suite struct HomeAddressTests {
    @Test(
        "an address in the person's own network may be without TLS",
        arguments: [
            "http://homeassistant.local:8123", "http://192.168.1.20:8123/", "http://10.0.0.2", "http://localhost:8123",
            "http://hass", "http://[fd00::2]:8123", "http://172.31.0.1", "http://100.100.0.1",
            "https://home.example.org",
            " https://example.org/hass/ ",
        ])
    func near(text: String) throws {
        #expect(try !HomeAddress(text).text.hasSuffix("/"))
    }

    @Test(
        "any other is refused, for the token would be read on its way",
        arguments: ["http://home.example.org:8123", "http://8.8.8.8", "http://172.32.0.1", "http://local.example.org"])
    func far(text: String) {
        let error = #expect(throws: HomeError.self) { try HomeAddress(text) }
        #expect(error?.code == .badInput)
        #expect(error?.sentence.description.contains("https://") == true)
    }

    @Test(
        "what is no address is refused",
        arguments: ["", "homeassistant.local", "ftp://a.local", "http://", "http://a:b@c.local", "http://a.local/?b=c"])
    func none(text: String) {
        let error = #expect(throws: HomeError.self) { try HomeAddress(text) }
        #expect(error?.code == .badInput)
        #expect(error?.sentence.description.contains("‘\(text)’") == true)
    }
}
