// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class DownloadController: UIViewController {
    private let progressView = UIProgressView(progressViewStyle: .default)
    private let spinner = UIActivityIndicatorView(style: .large)
    private let progress = Progress(totalUnitCount: 10)
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        spinner.hidesWhenStopped = true
        spinner.color = .systemBlue
        spinner.center = view.center
        spinner.startAnimating()
        view.addSubview(spinner)
        progressView.frame = CGRect(x: 20, y: 120, width: 280, height: 4)
        progressView.progressTintColor = .systemGreen
        progressView.trackTintColor = .systemGray5
        progressView.setProgress(0, animated: false)
        view.addSubview(progressView)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
            MainActor.assumeIsolated { self?.advance() }
        }
    }

    private func advance() {
        progress.completedUnitCount += 1
        progressView.setProgress(Float(progress.fractionCompleted), animated: true)
        if progress.isFinished {
            timer?.invalidate()
            spinner.stopAnimating()
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }
}
