// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Drawing
import Foundation
import IntentValues
import Testing

@testable import Panels

/// A panel's content to be drawn, and what the app that shows it is called.
struct ContentExample: Sendable, CustomTestStringConvertible {
    let name: String
    let app: String
    let content: PanelContent
    var isDone = true
    var language = "en"

    var testDescription: String { name }

    static let all = [
        message, draft, chineseMessage, call, ride, booking, payment, request, list, note, song, film, workout, photos,
        code, accounts, messages,
    ]

    static let message = ContentExample(
        name: "message", app: "Messenger",
        content: .message(
            .init(
                addressees: "To Anna",
                text: "I’ll be ten minutes late, the tram is stuck at the bridge. Order without me!",
                isSent: true, state: "Sent")))

    static let draft = ContentExample(
        name: "draft", app: "Messenger",
        content: .message(.init(addressees: "To Anna and Ben", text: "On my way", isSent: false)), isDone: false)

    static let chineseMessage = ContentExample(
        name: "message-chinese", app: "小信",
        content: .message(.init(addressees: "给小明和小红", text: "我大概晚到十分钟，电车停在桥上了，你们先点菜吧。", isSent: true, state: "已发送")),
        language: "zh-Hans")

    static let call = ContentExample(
        name: "call", app: "Caller", content: .call(.init(names: "Anna Ahrens", kind: "Video call", isVideo: true)),
        isDone: false)

    static var ride: ContentExample {
        var ride = PanelContent.Ride()
        (ride.phase, ride.stage, ride.option) = ("Driver nearly there", 2, "Comfort")
        (ride.vehicle, ride.plate, ride.driver, ride.rating) = ("Volkswagen Golf", "B AB 1234", "Anna", "4.9")
        (ride.pickup, ride.pickupTime) = ("Alexanderplatz", "9:07 AM")
        (ride.dropOff, ride.dropOffTime) = ("Airport, Terminal 1", "9:31 AM")
        ride.price = "€18.00 – €22.50"
        ride.details = [.init(label: "Airport fee", value: "€2.50")]
        return ContentExample(name: "ride", app: "Rides", content: .ride(ride))
    }

    static var booking: ContentExample {
        var ride = PanelContent.Ride()
        (ride.phase, ride.option) = ("2 位乘客", "舒适型")
        (ride.pickup, ride.dropOff, ride.pickupTime) = ("家", "首都国际机场三号航站楼国际出发层七号门", "09:07")
        return ContentExample(
            name: "ride-booking", app: "小车", content: .ride(ride), isDone: false, language: "zh-Hans")
    }

    static var payment: ContentExample {
        var payment = PanelContent.Payment(
            direction: .sent, party: "To Anna Ahrens", amount: "$1,250.00", note: "Rent for December")
        (payment.status, payment.isSettled) = ("Completed", true)
        payment.details = [.init(label: "Paid with", value: "Visa"), .init(label: "Fee", value: "$0.50")]
        return ContentExample(name: "payment", app: "Bank", content: .payment(payment))
    }

    static var request: ContentExample {
        var payment = PanelContent.Payment(direction: .requested, party: "来自小明", amount: "¥8.00", note: "午饭")
        payment.status = "处理中"
        return ContentExample(name: "payment-request", app: "小付", content: .payment(payment), language: "zh-Hans")
    }

    static let list = ContentExample(
        name: "list", app: "Lists",
        content: .list(
            .init(
                title: "Shopping",
                items: [
                    .init(title: "Milk", isDone: true), .init(title: "Bread", due: "Tomorrow, 8:30 AM"),
                    .init(title: "A birthday cake for Ben, with strawberries and without nuts", isFlagged: true),
                    .init(title: "Coffee", due: "Alexanderplatz"),
                ], remaining: "3 more")))

    static let note = ContentExample(
        name: "note", app: "Notes",
        content: .note(
            .init(
                title: "Ideas for the garden", text: "Roses along the wall\nA bench under the pear tree", folder: "Home"
            )))

    static let song = ContentExample(
        name: "song", app: "Music",
        content: .media(
            .init(
                title: "Concerto in the Morning", artist: "The Early Birds", type: "Song",
                artwork: PanelImage(.named("cover")), isPlaying: true, state: "Playing", remaining: "11 more")))

    static let film = ContentExample(
        name: "film", app: "影院",
        content: .media(.init(title: "长夜将尽", artist: "第三季", type: "电视剧", genre: .film)), isDone: false,
        language: "zh-Hans")

    static let workout = ContentExample(
        name: "workout", app: "Runner",
        content: .workout(.init(name: "Running", goal: "5 km", place: "Outdoor", stage: .running, state: "In progress"))
    )

    static let photos = ContentExample(
        name: "photos", app: "Album", content: .photos(.init(count: "24 photos", search: "Rome · Anna")))

    static let code = ContentExample(
        name: "code", app: "Transit",
        content: .code(.init(caption: "Transit code", picture: PanelImage(.named("cover")))))

    static let accounts = ContentExample(
        name: "rows-accounts", app: "Bank",
        content: .rows(
            .init(
                of: .accounts,
                rows: [
                    .init(title: "Everyday", detail: "Checking · ••12", value: "€1,204.10"),
                    .init(title: "Holidays", detail: "Saving · ••98", value: "€380.00"),
                    .init(title: "Miles", value: "12,400 miles"),
                ])))

    static let messages = ContentExample(
        name: "rows-messages", app: "小信",
        content: .rows(
            .init(
                of: .messages,
                rows: [
                    .init(title: "小明", detail: "明天下午一起去看电影吗？新开的那家影院离地铁站很近。", value: "2026年11月21日 07:30"),
                    .init(title: "Anna", detail: "See you!", value: "07:12"),
                ], remaining: "还有 3 项")),
        language: "zh-Hans")
}

extension PanelCard {
    /// An artwork of two colors.
    static func cover() throws(DrawingError) -> Bitmap {
        let canvas = try Canvas(size: CGSize(width: 60, height: 60), scale: 1)
        let whole = Path(CGRect(x: 0, y: 0, width: 60, height: 60))
        canvas.fill(
            whole, from: .zero, to: CGPoint(x: 60, y: 60),
            stops: [
                GradientStop(offset: 0, color: Color(red: 1, green: 0.75, blue: 0.2)),
                GradientStop(offset: 1, color: Color(red: 0.4, green: 0.1, blue: 0.5)),
            ])
        canvas.fill(Path(ellipseIn: CGRect(x: 14, y: 22, width: 32, height: 32)), with: Color(white: 1, alpha: 0.85))
        return try canvas.bitmap()
    }
}
