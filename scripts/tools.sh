# shellcheck shell=bash
# Finds the JDK, Maven, Node and Chromium; installs them where that is wanted, else says what is missing.
: "${root:?}" "${work:?}" # set by ./boardroom

say() { printf 'boardroom: %s\n' "$*" >&2; }

fail() {
  say "$1"
  exit 1
}

# Whether version $2 is $1 or newer.
at_least() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

# Packages are installed by themselves only where nobody has to be asked: as root, or in CI.
may_install() {
  command -v apt-get >/dev/null && { [ "$(id -u)" = 0 ] || [ "${CI:-}" = true ]; }
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

# Installs the first of these packages that there is.
install_first_of() {
  may_install || return 1
  mkdir -p "$work"
  if [ -z "${package_lists_read:-}" ]; then
    as_root apt-get update -q >"$work/apt.log" 2>&1 || true # old lists may still do
    package_lists_read=yes
  fi
  local package
  for package in "$@"; do
    say "installing $package ..."
    if as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$package" \
      >>"$work/apt.log" 2>&1; then
      hash -r
      return 0
    fi
  done
  return 1
}

is_jdk_25() {
  [ -x "$1/bin/javac" ] && grep -q '^JAVA_VERSION="25[".]' "$1/release" 2>/dev/null
}

# Prints the home of a JDK 25: JAVA_HOME, then the PATH, then where systems keep theirs.
find_jdk() {
  local candidate on_path
  on_path=$(command -v javac || true)
  if [ -n "$on_path" ] && command -v readlink >/dev/null; then
    on_path=$(readlink -f "$on_path" 2>/dev/null || echo "$on_path")
  fi
  for candidate in "${JAVA_HOME:-}" "${on_path%/bin/javac}" /usr/lib/jvm/* "$HOME"/.sdkman/candidates/java/* \
    /opt/homebrew/opt/openjdk@25/libexec/openjdk.jdk/Contents/Home; do
    if [ -n "$candidate" ] && is_jdk_25 "$candidate"; then
      echo "$candidate"
      return 0
    fi
  done
  if [ -x /usr/libexec/java_home ]; then
    candidate=$(/usr/libexec/java_home -v 25 2>/dev/null || true)
    if [ -n "$candidate" ] && is_jdk_25 "$candidate"; then
      echo "$candidate"
      return 0
    fi
  fi
  return 1
}

need_jdk() {
  local found
  if ! found=$(find_jdk); then
    install_first_of openjdk-25-jdk-headless openjdk-25-jdk temurin-25-jdk || true
    found=$(find_jdk) || fail "a JDK 25 is needed. Install one:
  Debian, Ubuntu   apt-get install openjdk-25-jdk     (or temurin-25-jdk, where Adoptium's packages are set up)
  Fedora           dnf install java-25-openjdk-devel
  macOS            brew install openjdk@25
or set JAVA_HOME to one that is elsewhere."
  fi
  export JAVA_HOME=$found
}

maven_version() { (cd / && mvn -v 2>/dev/null) | sed -n 's/.*Apache Maven \([0-9.]*\).*/\1/p' | head -n 1; }

need_maven() {
  command -v mvn >/dev/null || install_first_of maven || true
  local version=none
  if command -v mvn >/dev/null; then version=$(maven_version); fi
  if [ "$version" = none ] || ! at_least 3.8.7 "$version"; then
    fail "Maven 3.8.7 or newer is needed (here: $version). Install it:
  Debian, Ubuntu   apt-get install maven
  macOS            brew install maven"
  fi
}

need_node() {
  command -v node >/dev/null || install_first_of nodejs || true
  command -v npm >/dev/null || install_first_of npm || true
  local version=none
  if command -v node >/dev/null && command -v npm >/dev/null; then version=$(node --version); fi
  if [ "$version" = none ] || ! at_least 20.19 "${version#v}"; then
    fail "Node 20.19 or newer with npm is needed (here: $version). Install it:
  Debian, Ubuntu   apt-get install nodejs npm     (where that gives an older one: Node's own packages)
  macOS            brew install node"
  fi
}

# The browser tests and the screens use the system's Chromium; its path may be given in CHROMIUM.
need_chromium() {
  local candidate
  for candidate in "${CHROMIUM:-}" chromium chromium-browser google-chrome \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    if [ -n "$candidate" ] && command -v "$candidate" >/dev/null; then
      CHROMIUM=$(command -v "$candidate")
      export CHROMIUM
      return 0
    fi
  done
  if [ -z "${chromium_tried:-}" ]; then
    chromium_tried=yes
    if install_first_of chromium chromium-browser; then
      need_chromium
      return
    fi
  fi
  fail "Chromium is needed for the browser. Install it:
  Debian           apt-get install chromium
  macOS            brew install --cask google-chrome
or set CHROMIUM to the path of one."
}
