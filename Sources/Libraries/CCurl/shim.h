// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include <curl/curl.h>

// Swift calls no functions with a variable number of arguments.

static inline CURLcode beckon_curl_set_number(CURL *transfer, CURLoption option, long value) {
    return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode beckon_curl_set_size(CURL *transfer, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode beckon_curl_set_text(CURL *transfer, CURLoption option, const char *value) {
    return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode beckon_curl_set_pointer(CURL *transfer, CURLoption option, const void *value) {
    return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode beckon_curl_set_write(CURL *transfer, CURLoption option, curl_write_callback value) {
    return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode beckon_curl_set_progress(CURL *transfer, curl_xferinfo_callback value) {
    return curl_easy_setopt(transfer, CURLOPT_XFERINFOFUNCTION, value);
}

static inline long beckon_curl_status(CURL *transfer) {
    long status = 0;
    curl_easy_getinfo(transfer, CURLINFO_RESPONSE_CODE, &status);
    return status;
}

/// The address that an answer sends one on to; null where it does not.
static inline const char *beckon_curl_next_address(CURL *transfer) {
    char *address = 0;
    curl_easy_getinfo(transfer, CURLINFO_REDIRECT_URL, &address);
    return address;
}
