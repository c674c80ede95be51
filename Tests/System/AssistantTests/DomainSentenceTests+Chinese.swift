// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension DomainSentenceTests {
    static let chinese = """
        给小王发消息说我晚点到 | SendMessage recipients=小王; content=我晚点到
        发消息 | SendMessage
        给韩梅梅发短信 | SendMessage recipients=韩梅梅
        帮我给妈妈发条微信说今晚不回家吃饭 | SendMessage recipients=妈妈; content=今晚不回家吃饭
        发短信给李雷 | SendMessage recipients=李雷
        发消息给李雷说会议改到三点了 | SendMessage recipients=李雷; content=会议改到三点了
        告诉小王我在路上 | SendMessage recipients=小王; content=我在路上
        告诉老婆今晚加班 | SendMessage recipients=老婆; content=今晚加班
        跟小李说谢谢 | SendMessage recipients=小李; content=谢谢
        问一下李雷什么时候到 | SendMessage recipients=李雷; content=什么时候到
        在家人群里说新年快乐 | SendMessage speakableGroupName=家人; content=新年快乐
        给小王发语音 | SendMessage recipients=小王; outgoingMessageType=outgoingMessageAudio
        回复小王说好的 | SendMessage recipients=小王; content=好的
        用Concierge给韩梅梅发消息 | SendMessage recipients=韩梅梅
        用 Concierge 告诉李雷我在路上 | SendMessage recipients=李雷; content=我在路上
        看看我的消息 | SearchForMessages
        读一下未读消息 | SearchForMessages attributes=unread
        有没有新消息 | SearchForMessages attributes=unread
        在 Concierge 里读我的未读消息 | SearchForMessages attributes=unread
        查看小王发来的消息 | SearchForMessages senders=小王
        查找关于旅行的消息 | SearchForMessages searchTerms=旅行
        小王说了什么 | SearchForMessages senders=小王
        看昨天的消息 | SearchForMessages dateTimeRange=昨天
        把这条消息标为已读 | SetMessageAttribute attribute=read
        撤回刚才的消息 | UnsendMessages
        把刚才的消息改成我八点到 | EditMessage editedContent=我八点到
        给小王打电话 | StartCall contacts=小王
        打电话给妈妈 | StartCall contacts=妈妈
        打给李雷 | StartCall contacts=李雷
        请帮我给韩梅梅打个电话 | StartCall contacts=韩梅梅
        呼叫李雷 | StartCall contacts=李雷
        给小王打电话开免提 | StartCall contacts=小王; audioRoute=speakerphoneAudioRoute
        跟小王视频通话 | StartCall contacts=小王; callCapability=videoCall
        用 Concierge 和韩梅梅视频通话 | StartCall contacts=韩梅梅; callCapability=videoCall
        用 Concierge 打电话给艾达·洛夫莱斯 | StartCall contacts=艾达·洛夫莱斯
        重拨 | StartCall destinationType=redial
        报警 | StartCall destinationType=emergency
        听语音留言 | StartCall destinationType=voicemail
        挂断电话 | HangUpCall
        挂了电话 | HangUpCall
        接电话 | AnswerCall
        查看未接来电 | SearchCallHistory callTypes=missed
        昨天谁给我打过电话 | SearchCallHistory dateCreated=昨天; callTypes=received
        查看通话记录 | SearchCallHistory
        播放周杰伦的歌 | PlayMedia mediaSearch.artistName=周杰伦; mediaSearch.mediaType=music
        播放音乐 | PlayMedia mediaSearch.mediaType=music
        放首歌 | PlayMedia mediaSearch.mediaType=music
        我想听周杰伦的晴天 | PlayMedia mediaSearch.artistName=周杰伦; mediaSearch.mediaName=晴天
        播放晴天这首歌 | PlayMedia mediaSearch.mediaName=晴天; mediaSearch.mediaType=song
        播放专辑范特西 | PlayMedia mediaSearch.mediaName=范特西; mediaSearch.mediaType=album
        来点爵士乐 | PlayMedia mediaSearch.genreNames=爵士乐; mediaSearch.mediaType=music
        放点轻松的音乐 | PlayMedia mediaSearch.moodNames=轻松; mediaSearch.mediaType=music
        播放适合跑步的歌 | PlayMedia mediaSearch.activityNames=跑步; mediaSearch.mediaType=music
        播放我的通勤歌单 | PlayMedia mediaSearch.mediaName=通勤; mediaSearch.mediaType=playlist; mediaSearch.reference=my
        播放罗辑思维的最新一期 | PlayMedia mediaSearch.mediaName=罗辑思维; mediaSearch.mediaType=podcastEpisode; mediaSearch.sortOrder=newest
        随机播放我的音乐 | PlayMedia mediaSearch.mediaType=music; mediaSearch.reference=my; playShuffled=true
        继续播放 | PlayMedia resumePlayback=true
        下一首放晴天 | PlayMedia mediaSearch.mediaName=晴天; playbackQueueLocation=next
        用 Concierge 播放周杰伦 | PlayMedia mediaSearch.mediaName=周杰伦
        看电影流浪地球 | PlayMedia mediaSearch.mediaName=流浪地球; mediaSearch.mediaType=movie
        把这首歌加到我的运动歌单 | AddMedia mediaSearch.reference=currentlyPlaying; mediaDestination.playlistName=运动
        收藏这首歌 | AddMedia mediaSearch.reference=currentlyPlaying; mediaDestination.type=library
        搜索周杰伦的歌 | SearchForMedia mediaSearch.artistName=周杰伦; mediaSearch.mediaType=music
        我喜欢这首歌 | UpdateMediaAffinity affinityType=like; mediaSearch.reference=currentlyPlaying
        我不喜欢这首歌 | UpdateMediaAffinity affinityType=dislike; mediaSearch.reference=currentlyPlaying
        播放幻灯片 | StartPhotoPlayback
        给小王转二十块 | SendPayment payee=小王; currencyAmount=二十块
        给韩梅梅转20欧元午饭钱 | SendPayment payee=韩梅梅; currencyAmount=20欧元; note=午饭
        用 Concierge 给韩梅梅转 20 欧元午饭钱 | SendPayment payee=韩梅梅; currencyAmount=20 欧元; note=午饭
        转五百块钱给妈妈 | SendPayment payee=妈妈; currencyAmount=五百块钱
        付给小李12.5元 | SendPayment payee=小李; currencyAmount=12.5元
        给小王转账 | SendPayment payee=小王
        转100元给李雷备注房租 | SendPayment payee=李雷; currencyAmount=100元; note=房租
        向小王要50块钱 | RequestPayment payer=小王; currencyAmount=50块钱
        让李雷付我二十欧元 | RequestPayment payer=李雷; currencyAmount=二十欧元
        交电费 | PayBill billType=electricity
        付这个月的房租 | PayBill billType=rent
        交100块话费 | PayBill transactionAmount=100块; billType=phone
        查看账单 | SearchForBills
        查一下这个月的水费 | SearchForBills billType=water
        我的账户里还有多少钱 | SearchForAccounts requestedBalanceType=money
        我 Concierge 的储蓄账户里有多少钱？ | SearchForAccounts accountType=savings; requestedBalanceType=money
        查询余额 | SearchForAccounts requestedBalanceType=money
        查一下我的积分 | SearchForAccounts requestedBalanceType=points
        从储蓄账户转一百块到活期账户 | TransferMoney fromAccount=储蓄; transactionAmount=一百块; toAccount=活期
        开始跑步 | StartWorkout workoutName=跑步
        用 Concierge 开始跑步 | StartWorkout workoutName=跑步
        开始锻炼 | StartWorkout
        跑步30分钟 | StartWorkout workoutName=跑步; goalValue=30; workoutGoalUnitType=minutes
        开始三十分钟的跑步 | StartWorkout goalValue=30; workoutGoalUnitType=minutes; workoutName=跑步
        跑步5公里 | StartWorkout workoutName=跑步; goalValue=5000; workoutGoalUnitType=meter
        开始户外骑行 | StartWorkout workoutName=骑行; workoutLocationType=outdoor
        来一次室内跑步 | StartWorkout workoutName=跑步; workoutLocationType=indoor
        做瑜伽 | StartWorkout workoutName=瑜伽
        游泳两个小时 | StartWorkout workoutName=游泳; goalValue=2; workoutGoalUnitType=hour
        开始爬楼冲刺训练 | StartWorkout workoutName=爬楼冲刺
        暂停锻炼 | PauseWorkout
        继续跑步 | ResumeWorkout workoutName=跑步
        结束锻炼 | EndWorkout
        取消这次运动 | CancelWorkout
        打车去机场 | RequestRide dropOffLocation=机场
        叫一辆车 | RequestRide
        帮我叫辆车去火车站 | RequestRide dropOffLocation=火车站
        打车回家 | RequestRide dropOffLocation=家
        从公司打车到机场 | RequestRide pickupLocation=公司; dropOffLocation=机场
        明天8点打车去机场 | RequestRide scheduledPickupTime=明天8点; dropOffLocation=机场
        送我去人民广场 | RequestRide dropOffLocation=人民广场
        用 Concierge 叫一辆面包车去城堡 | RequestRide rideOptionName=面包车; dropOffLocation=城堡
        我叫的车到哪了 | GetRideStatus
        我的 Concierge 车到哪了？ | GetRideStatus
        取消打车 | CancelRide
        附近有车吗 | ListRideOptions
        给司机打5颗星 | SendRideFeedback rating=5
        新建笔记 | CreateNote
        写一条笔记说钥匙在门垫下面 | CreateNote content=钥匙在门垫下面
        记一下车该保养了 | CreateNote content=车该保养了
        在我的购物笔记里加上牛奶 | AppendToNote targetNote=购物; content=牛奶
        提醒我给妈妈打电话 | AddTasks taskTitles=给妈妈打电话
        明天8点提醒我开会 | AddTasks temporalEventTrigger=明天8点; taskTitles=开会
        提醒我明天浇花 | AddTasks temporalEventTrigger=明天; taskTitles=浇花
        把牛奶加到购物清单 | AddTasks taskTitles=牛奶; targetTaskList=购物
        新建一个叫周末的清单 | CreateTaskList title=周末
        把牛奶从购物清单里划掉 | DeleteTasks tasks=牛奶; taskList=购物
        清空购物清单 | DeleteTasks taskList=购物; all=true
        把买牛奶标记为完成 | SetTaskAttribute targetTask=买牛奶; status=completed
        稍后提醒我 | SnoozeTasks
        查看我的笔记 | SearchForNotebookItems itemType=note
        查找关于旅行的笔记 | SearchForNotebookItems content=旅行; itemType=note
        我明天有什么事 | SearchForNotebookItems dateTime=明天; itemType=task; dateSearchType=byDueDate
        查看我的照片 | SearchForPhotos
        看看昨天拍的照片 | SearchForPhotos dateCreated=昨天
        查找在北京拍的照片 | SearchForPhotos locationCreated=北京
        打开我的自拍 | SearchForPhotos includedAttributes=selfie
        看看小狗的照片 | SearchForPhotos searchTerms=小狗
        打开付款码 | GetVisualCode visualCodeType=payment code
        出示我的乘车码 | GetVisualCode visualCodeType=transit code
        锁车 | SetCarLockStatus locked=true
        打开车门 | SetCarLockStatus locked=false
        我的车锁了吗 | GetCarLockStatus
        车还有多少油 | GetCarPowerLevelStatus
        按喇叭 | ActivateCarSignal signals=audible
        把空调调到22度 | SetClimateSettingsInCar temperature=22度
        打开车里的空调 | SetClimateSettingsInCar enableAirConditioner=true
        打开后窗除霜 | SetDefrosterSettingsInCar defroster=rear; enable=true
        打开座椅加热 | SetSeatSettingsInCar enableHeating=true
        切换到蓝牙音源 | SetAudioSourceInCar audioSource=Bluetooth
        收听FM98.5 | SetRadioStation radioType=FM; frequency=98.5
        打开收音机 | SetRadioStation
        订个四人的位子 | BookRestaurantReservation partySize=4
        明天晚上7点在全聚德订4个人的位子 | BookRestaurantReservation bookingDateComponents=明天晚上7点; restaurant=全聚德; partySize=4
        全聚德还有位子吗 | GetAvailableRestaurantReservationBookings restaurant=全聚德
        查看我的餐厅预订 | GetUserCurrentRestaurantReservationBookings
        """
}
