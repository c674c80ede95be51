// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import Foundation
import Testing
import Wire

@testable import CoreSpotlight

@Suite("The attributes of an activity")
struct ContentAttributesTests {
    @Test("travel with it, as far as search shows them")
    func travelling() throws {
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
        attributes.title = "Page 3"
        attributes.displayName = "Third page"
        attributes.contentDescription = "Where you stopped"
        attributes.thumbnailData = Data([1, 2])
        attributes.thumbnailURL = URL(filePath: "/a.png")
        attributes.keywords = ["book"]
        attributes.relatedUniqueIdentifier = "page-3"
        let activity = NSUserActivity(activityType: "com.example.read")
        activity.contentAttributeSet = attributes
        let sent = try WireJSON.encoder.encode(activity.payload())
        let received = NSUserActivity(try WireJSON.decoder.decode(ActivityPayload.self, from: sent))
        let found = try #require(received.contentAttributeSet)
        #expect(found.title == "Page 3")
        #expect(found.displayName == "Third page")
        #expect(found.contentDescription == "Where you stopped")
        #expect(found.thumbnailData == Data([1, 2]))
        #expect(found.thumbnailURL == URL(filePath: "/a.png"))
        #expect(found.keywords == ["book"])
        #expect(found.relatedUniqueIdentifier == "page-3")
        #expect(try received.payload() == activity.payload())
    }

    @Test("are a copy: changing the original changes nothing, changing the activity's own does")
    func copies() throws {
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
        attributes.latitude = 48.1
        let activity = NSUserActivity(activityType: "a")
        activity.contentAttributeSet = attributes
        attributes.contentDescription = "late"
        #expect(try activity.payload().attributes?.description == nil)
        activity.contentAttributeSet?.contentDescription = "in place"
        #expect(try activity.payload().attributes?.description == "in place")
        let copy = try #require(activity.copy() as? NSUserActivity)
        copy.contentAttributeSet?.contentDescription = "the copy's"
        #expect(activity.contentAttributeSet?.contentDescription == "in place")
        #expect(copy.contentAttributeSet?.latitude == 48.1)
    }

    @Test("can be taken away, also those that travelled")
    func removing() throws {
        var payload = ActivityPayload(activityType: "a")
        payload.attributes = .init(description: "d")
        let activity = NSUserActivity(payload)
        #expect(activity.contentAttributeSet?.contentDescription == "d")
        activity.contentAttributeSet = nil
        #expect(activity.contentAttributeSet == nil)
        #expect(try activity.payload().attributes == nil)
    }
}
