// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@Suite("intentc")
struct IntentcProgramTests {
    @Test("named alone shows what it can do")
    func help() async throws {
        let run = try await Intentc.run()
        #expect(run.status == 0)
        #expect(
            run.output == """
                Checks intent definitions and turns them into Swift.

                Usage: intentc [OPTION]… COMMAND

                Commands:
                  init              writes a definition with one intent, to be edited
                  check             reports mistakes in definitions with their places
                  generate          writes the Swift for a definition, if it has no errors
                  dump              prints the contents of a definition
                  entry-point       writes the Swift entry point of an extension
                  domain            writes the Swift of one of SiriKit's domains
                  implicit-imports  writes the imports Foundation implies on Apple's systems

                Options:
                  --language TAG  uses this language, such as en or zh-Hans; default: from
                                  LC_ALL, LC_MESSAGES or LANG
                  --version, -V   prints the version
                  --help, -h      prints this page

                Examples:
                  intentc check Base.lproj/Orders.intentdefinition
                      reports every mistake in the file with its place
                  intentc generate Orders.intentdefinition --output Generated
                      writes one Swift file per intent, enumeration and type

                """)
    }

    @Test("speaks the person's language, or the one that it is told to")
    func language() async throws {
        let folder = try TemporaryFolder()
        _ = try Intentc.broken(in: folder.url)
        let run = try await Intentc.run(
            "check", "Broken.intentdefinition", environment: ["LANG": "zh_CN.UTF-8"], in: folder.url)
        #expect(run.status == 1 && run.output == "1 个文件：2 个错误\n")
        let words = "错误：“BorrowBook”的参数“due”的类型“DateComponent”未知；请写：DateComponents\n"
        #expect(run.errors.contains(words), "\(run.errors)")
        let told = try await Intentc.run("--language", "zh-Hans", "check", "Broken.intentdefinition", in: folder.url)
        #expect(told.errors == run.errors)
        let wrong = try await Intentc.run("chek", environment: ["LANG": "zh_CN.UTF-8"])
        #expect(wrong.errors == "错误：未知的命令“chek”；是不是“check”？\n运行“intentc --help”查看参数和选项。\n")
    }
}
