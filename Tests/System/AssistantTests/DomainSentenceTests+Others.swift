// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension DomainSentenceTests {
    /// What other apps are told, and what people say to nobody.
    static let strange = """
        order a pizza
        order two margheritas for tomorrow at 8
        what's the weather like
        what is the exchange rate of the dollar
        turn on the light in the kitchen
        set a timer for 10 minutes
        set an alarm for 7
        open the calendar
        start the dishwasher
        start a meeting
        stop the timer
        pause the timer
        cancel my subscription
        how tall is the Eiffel Tower
        translate hello into French
        what time is it
        close the garage door
        scan a receipt
        log my breakfast
        check in
        show my grades
        solve this equation
        search for a restaurant nearby
        find my keys
        book a flight to London
        buy bread
        turn up the volume
        take a screenshot
        good morning
        I am hungry
        never mind
        delete my account
        add a contact
        end the world
        resume the download
        show the rate of the yen
        点一个披萨
        今天天气怎么样
        打开厨房的灯
        定一个十分钟的闹钟
        美元汇率是多少
        打开日历
        启动洗碗机
        现在几点了
        翻译这句话
        关上车库门
        记录早餐
        打卡
        买面包
        调高音量
        早上好
        我饿了
        订机票去伦敦
        搜索附近的商店
        取消订阅
        解这道题
        """
}
