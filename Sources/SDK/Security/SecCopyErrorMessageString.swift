// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a status means, in a sentence a person can read; English or Chinese.
///
/// - Parameter reserved: Nil, as on Apple's systems.
/// - Returns: `OSStatus` and the number for one that is not known; never nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    StatusMessage.text(of: status)
}

/// What a status means, in one sentence.
struct StatusMessage {
    let english: String
    let chinese: String

    static let known: [OSStatus: StatusMessage] = [
        errSecSuccess: StatusMessage(english: "No error.", chinese: "没有错误。"),
        errSecUnimplemented: StatusMessage(
            english: "The function or operation is not implemented.", chinese: "此功能或操作尚未实现。"),
        errSecDiskFull: StatusMessage(english: "The disk is full.", chinese: "磁盘已满。"),
        errSecIO: StatusMessage(english: "Input or output failed.", chinese: "读取或写入失败。"),
        errSecOpWr: StatusMessage(english: "The file is open for writing already.", chinese: "文件已为写入而打开。"),
        errSecParam: StatusMessage(english: "A parameter of the function is not valid.", chinese: "函数的某个参数无效。"),
        errSecWrPerm: StatusMessage(english: "Writing is not permitted.", chinese: "没有写入权限。"),
        errSecAllocate: StatusMessage(english: "Memory could not be allocated.", chinese: "无法分配内存。"),
        errSecUserCanceled: StatusMessage(english: "The person cancelled the operation.", chinese: "用户取消了操作。"),
        errSecBadReq: StatusMessage(
            english: "The request is bad or not valid in this state.", chinese: "请求有误，或在当前状态下无效。"),
        errSecInternalComponent: StatusMessage(english: "An internal component failed.", chinese: "内部组件出错。"),
        errSecNotAvailable: StatusMessage(english: "No keychain is available.", chinese: "没有可用的钥匙串。"),
        errSecReadOnly: StatusMessage(english: "The keychain can only be read.", chinese: "钥匙串是只读的。"),
        errSecAuthFailed: StatusMessage(english: "The name or passphrase is not correct.", chinese: "用户名或密码不正确。"),
        errSecNoSuchKeychain: StatusMessage(english: "The keychain could not be found.", chinese: "找不到该钥匙串。"),
        errSecInvalidKeychain: StatusMessage(english: "This is no valid keychain.", chinese: "这不是有效的钥匙串。"),
        errSecDuplicateKeychain: StatusMessage(
            english: "A keychain with this name exists already.", chinese: "同名的钥匙串已经存在。"),
        errSecDuplicateCallback: StatusMessage(english: "The callback is installed already.", chinese: "该回调已经安装。"),
        errSecInvalidCallback: StatusMessage(english: "The callback is not valid.", chinese: "该回调无效。"),
        errSecDuplicateItem: StatusMessage(english: "The item is in the keychain already.", chinese: "该项目已在钥匙串中。"),
        errSecItemNotFound: StatusMessage(
            english: "The item could not be found in the keychain.", chinese: "在钥匙串中找不到该项目。"),
        errSecBufferTooSmall: StatusMessage(english: "The buffer is too small.", chinese: "缓冲区太小。"),
        errSecDataTooLarge: StatusMessage(english: "The data is too large for its place.", chinese: "数据太大。"),
        errSecNoSuchAttr: StatusMessage(english: "The attribute does not exist.", chinese: "该属性不存在。"),
        errSecInvalidItemRef: StatusMessage(english: "The reference to the item is not valid.", chinese: "项目的引用无效。"),
        errSecInvalidSearchRef: StatusMessage(
            english: "The reference to the search is not valid.", chinese: "搜索的引用无效。"),
        errSecNoSuchClass: StatusMessage(english: "The class of the item does not exist.", chinese: "该项目的类别不存在。"),
        errSecNoDefaultKeychain: StatusMessage(english: "There is no default keychain.", chinese: "没有默认的钥匙串。"),
        errSecInteractionNotAllowed: StatusMessage(english: "The person cannot be asked now.", chinese: "目前不允许与用户交互。"),
        errSecReadOnlyAttr: StatusMessage(english: "The attribute can only be read.", chinese: "该属性是只读的。"),
        errSecWrongSecVersion: StatusMessage(
            english: "The keychain was made by another version.", chinese: "钥匙串由其他版本创建。"),
        errSecKeySizeNotAllowed: StatusMessage(english: "The size of the key is not allowed.", chinese: "不允许此密钥大小。"),
        errSecNoStorageModule: StatusMessage(english: "There is no storage module.", chinese: "没有存储模块。"),
        errSecNoCertificateModule: StatusMessage(english: "There is no certificate module.", chinese: "没有证书模块。"),
        errSecNoPolicyModule: StatusMessage(english: "There is no policy module.", chinese: "没有策略模块。"),
        errSecInteractionRequired: StatusMessage(english: "The person has to be asked.", chinese: "需要与用户交互。"),
        errSecDataNotAvailable: StatusMessage(english: "The data is not available.", chinese: "数据不可用。"),
        errSecDataNotModifiable: StatusMessage(english: "The data cannot be changed.", chinese: "数据无法修改。"),
        errSecCreateChainFailed: StatusMessage(
            english: "The chain of certificates could not be made.", chinese: "无法建立证书链。"),
        errSecDecode: StatusMessage(english: "The data could not be read.", chinese: "无法解读数据。"),
        errSecMissingEntitlement: StatusMessage(english: "A required entitlement is missing.", chinese: "缺少所需的授权。"),
        errSecRestrictedAPI: StatusMessage(english: "The client may not use this function.", chinese: "不允许此客户端使用该功能。"),
    ]

    /// In the language that the system started this process in; English where it did not.
    static func text(of status: OSStatus) -> String {
        guard let message = known[status] else { return "OSStatus \(status)" }
        let language = ProcessInfo.processInfo.environment["BECKON_LANGUAGE"] ?? ""
        return language.hasPrefix("zh") ? message.chinese : message.english
    }
}
