// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

// Swift can't call functions with variable arguments, so these name them.

static inline CURLcode beckon_curl_set_number(CURL *curl, CURLoption option, long value) {
    return curl_easy_setopt(curl, option, value);
}

static inline CURLcode beckon_curl_set_text(CURL *curl, CURLoption option, const char *value) {
    return curl_easy_setopt(curl, option, value);
}

static inline CURLcode beckon_curl_set_address(CURL *curl, CURLU *address) {
    return curl_easy_setopt(curl, CURLOPT_CURLU, address);
}

static inline CURLcode beckon_curl_set_headers(CURL *curl, struct curl_slist *headers) {
    return curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
}

/// Copies the body.
static inline CURLcode beckon_curl_set_body(CURL *curl, const void *bytes, curl_off_t count) {
    CURLcode code = curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, count);
    return code != CURLE_OK ? code : curl_easy_setopt(curl, CURLOPT_COPYPOSTFIELDS, bytes);
}

/// Hands the heads and the body of an answer to two functions, with a context.
static inline CURLcode beckon_curl_set_receiver(
    CURL *curl, curl_write_callback head, curl_write_callback body, void *context) {
    CURLcode code = curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, head);
    if (code == CURLE_OK) code = curl_easy_setopt(curl, CURLOPT_HEADERDATA, context);
    if (code == CURLE_OK) code = curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, body);
    return code != CURLE_OK ? code : curl_easy_setopt(curl, CURLOPT_WRITEDATA, context);
}
