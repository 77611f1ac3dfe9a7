# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What every target of this project is compiled with.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE RelWithDebInfo)
endif()

find_program(TRIBUTARY_CCACHE ccache)
if(TRIBUTARY_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Without the first, ccache does not cache what uses a precompiled header; without the second, it reads all 300 MB of
  # that for every file, which takes longer than to compile.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_INODECACHE=1
                                  "${TRIBUTARY_CCACHE}")
endif()

# Interface target: link it to get the warnings and sanitizers of the house.
add_library(tributary_options INTERFACE)
target_compile_options(tributary_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor
                                                   -Wold-style-cast -Wcast-qual -Wformat=2)
# gcc 12 warns of uninitialised parts of optionals and variants that are empty, and only where it optimises.
target_compile_options(
  tributary_options
  INTERFACE $<$<AND:$<CXX_COMPILER_ID:GNU>,$<NOT:$<CONFIG:Debug>>>:-Wno-maybe-uninitialized>)
if(TRIBUTARY_WERROR)
  target_compile_options(tributary_options INTERFACE -Werror)
endif()
target_compile_definitions(
  tributary_options INTERFACE QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY
                              QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH QT_NO_KEYWORDS
                              TRIBUTARY_VERSION="${PROJECT_VERSION}")
if(TRIBUTARY_SANITIZE)
  add_compile_options(-fsanitize=${TRIBUTARY_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${TRIBUTARY_SANITIZE})
endif()
