// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#if defined(__SANITIZE_THREAD__)
#define TRIBUTARY_THREAD_CHECK 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define TRIBUTARY_THREAD_CHECK 1
#endif
#endif

#ifdef TRIBUTARY_THREAD_CHECK
extern "C" void __tsan_acquire(void *address);
extern "C" void __tsan_release(void *address);
#endif

namespace tributary::thread_check
{

/// What the thread sanitizer cannot see: that Qt's thread pool and its queued calls hand values over under locks of
/// their own, since Qt is not built with it. The giving thread calls give(), then the taking one take(). In all other
/// builds these do nothing.
#ifdef TRIBUTARY_THREAD_CHECK
/// One for all: a hand-over orders a little more than it does in truth, but can be taken without reading what is given.
inline char handOver = 0;
inline void give()
{
    __tsan_release(&handOver);
}
inline void take()
{
    __tsan_acquire(&handOver);
}
#else
inline void give() { }
inline void take() { }
#endif

} // namespace tributary::thread_check
