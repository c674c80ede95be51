// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { state } from "/connection.js";

/** Which of the two languages of the page this browser prefers. */
export const preferred = document.documentElement.lang;

const words = {
  en: {
    home: "Home", apps: "Apps", lock: "Lock", unlock: "Unlock", switcher: "Open apps", siri: "Siri", search: "Search",
    settings: "Settings", developer: "Developer", close: "Close", cancel: "Cancel", done: "Done", save: "Save",
    noApps: "No apps yet. Install one with “beckon install”.", actions: "Quick actions of {0}", open: "Open {0}",
    hold: "Press and hold, or press the menu key, for quick actions.", noActions: "No quick actions yet.",
    noneOpen: "No app is open.", closeApp: "Close {0}", say: "Say something …", answer: "Answer …", send: "Send",
    speak: "Speak", listening: "Listening …", greeting: "What can I do for you?", working: "One moment …",
    moreOptions: "{0} more …", moreWord: "more",
    tapToOpen: "Tap to open {0}", theApp: "the app", you: "You", suggestions: "Siri suggestions",
    noSuggestions: "Suggestions come as you use your apps.", dismiss: "Not now", searchField: "Apps and shortcuts",
    nothing: "Nothing found.", draws: "{0} runs. It shows no picture of its own.", doneTick: "Done",
    language: "Language", automatic: "As in the browser", english: "English", chinese: "简体中文",
    touch: "Assistive touch", single: "Single tap", double: "Double tap", long: "Long press", none: "Nothing",
    touchHint: "Drag it, or move it with the arrow keys. Enter is a single tap, Shift Enter a double tap, the menu key a long press.",
    shortcuts: "Shortcuts", noShortcuts: "What you do in your apps appears here.", "more-shortcut": "All shortcuts",
    proposals: "Proposed by apps", "more-proposal": "All proposals",
    addPhrase: "Add to Siri", learn: "Learn from this app", suggest: "Show suggestions", forget: "Forget what I did",
    forgetAll: "Forget everything", forgetSure: "Tap again to forget", phraseFor: "Phrase for “{0}”",
    phraseAsk: "{0} wants a phrase", whatToSay: "When you say", remove: "Remove the phrase",
    clash: "You say “{0}” for “{1}” already.", replaceIt: "Replace it", donations: "Donations", exchanges: "Exchanges",
    all: "All", allApps: "All apps", asked: "Asked", answered: "Answered", copy: "Copy", copied: "Copied", sayings: "You can say", textField: "Text field",
    noActivity: "Donations and exchanges with apps appear here as they happen.",
    lost: "The connection is lost. Trying again … If “beckon serve” prints another address, open that one.",
    restarted: "Beckon was started anew, and the conversation is over. Please say it again.",
    unheard: "Nothing was heard. Allow the microphone, or type.",
    unknown: "Beckon was started anew. Open the address that “beckon serve” printed.",
    failed: "The device does not answer.", unsent: "This could not be sent: the device does not answer. It is kept here.",
    device: "The device", remaining: "Lock screen",
  },
  zh: {
    home: "主屏幕", apps: "应用", lock: "锁定", unlock: "解锁", switcher: "打开的应用", siri: "Siri", search: "搜索",
    settings: "设置", developer: "开发者", close: "关闭", cancel: "取消", done: "完成", save: "保存",
    noApps: "还没有应用。用“beckon install”安装一个。", actions: "{0} 的快捷操作", open: "打开 {0}",
    hold: "长按或按菜单键查看快捷操作。", noActions: "还没有快捷操作。",
    noneOpen: "没有打开的应用。", closeApp: "关闭 {0}", say: "说点什么…", answer: "回答…", send: "发送",
    speak: "说话", listening: "正在听…", greeting: "需要我做什么？", working: "请稍等…",
    moreOptions: "还有 {0} 项…", moreWord: "更多",
    tapToOpen: "轻点打开 {0}", theApp: "应用", you: "你", suggestions: "Siri 建议",
    noSuggestions: "使用应用后这里会出现建议。", dismiss: "现在不用", searchField: "应用和快捷指令",
    nothing: "没有找到。", draws: "{0} 正在运行，没有自己的画面。", doneTick: "已完成",
    language: "语言", automatic: "跟随浏览器", english: "English", chinese: "简体中文",
    touch: "辅助触控", single: "轻点一下", double: "轻点两下", long: "长按", none: "无",
    touchHint: "可以拖动，或用方向键移动。回车为轻点一下，Shift 加回车为轻点两下，菜单键为长按。",
    shortcuts: "快捷指令", noShortcuts: "你在应用里做过的事会出现在这里。", "more-shortcut": "所有快捷指令",
    proposals: "应用推荐", "more-proposal": "所有推荐",
    addPhrase: "添加到 Siri", learn: "从此应用学习", suggest: "显示建议", forget: "忘记我做过的事",
    forgetAll: "全部忘记", forgetSure: "再点一次即忘记", phraseFor: "“{0}”的短语",
    phraseAsk: "{0} 需要一个短语", whatToSay: "当你说", remove: "移除短语",
    clash: "“{0}”已经用于“{1}”。", replaceIt: "替换", donations: "捐赠", exchanges: "往来",
    all: "全部", allApps: "所有应用", asked: "问", answered: "答", copy: "拷贝", copied: "已拷贝", sayings: "你可以说", textField: "文本框",
    noActivity: "应用的捐赠和往来会实时出现在这里。",
    lost: "连接已断开，正在重试… 如果“beckon serve”显示了新地址，请打开它。",
    restarted: "Beckon 已重新启动，刚才的对话已结束，请再说一遍。",
    unheard: "没有听到声音。请允许使用麦克风，或直接输入。",
    unknown: "Beckon 已重新启动。请打开“beckon serve”显示的地址。",
    failed: "设备没有回应。", unsent: "无法发送：设备没有回应。内容已保留。", device: "设备", remaining: "锁定屏幕",
  },
};

/** The language of the page: the person's choice, else what the browser prefers. */
export function language() { return state.arrangement?.language ?? preferred; }

/** The same with the region, where the browser says one: times and dates are written as there. */
export function region() {
  const base = language().slice(0, 2);
  return navigator.languages.find((one) => one.startsWith(base)) ?? language();
}

/** A text of the page; the places in braces are filled in. */
export function word(name, ...values) {
  const text = words[language().startsWith("zh") ? "zh" : "en"][name];
  return text.replace(/\{(\d)\}/g, (_, index) => values[index]);
}
