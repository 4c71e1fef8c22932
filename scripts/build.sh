# shellcheck shell=bash
# Builds what is missing or older than its sources, without the checks, and starts the result.
: "${root:?}" "${work:?}" # set by ./boardroom

jar=$root/cli/target/boardroom.jar

# A source newer than the last build; folders count too, so that a removed file is noticed.
changed_source() {
  local paths=("$root/pom.xml" "$root/docs/rules" "$root/docs/play")
  local module
  for module in engine games bots server cli; do
    paths+=("$root/$module/pom.xml" "$root/$module/src/main")
  done
  for module in "$root"/examples/*/; do
    paths+=("${module}pom.xml" "${module}src/main")
  done
  {
    find "${paths[@]}" -newer "$work/built" -print
    find "$root/web" -mindepth 1 \( -name node_modules -o -name target -o -name dist -o -name e2e -o -name screens \
      -o -name test-results -o -name playwright-report -o -path '*/src/generated' \) -prune \
      -o -newer "$work/built" -print
  } 2>/dev/null | head -n 1
}

is_stale() {
  [ ! -f "$work/built" ] || [ ! -f "$jar" ] || [ -n "$(changed_source)" ]
}

install_client() { (cd "$root/web" && node scripts/install.mjs); }

build() {
  is_stale || return 0
  need_jdk && need_maven && need_node
  mkdir -p "$work" "$root/web/src/generated"
  if [ -f "$work/built" ]; then
    say "building what has changed ..."
  else
    say "building; the first time this takes a minute or two ..."
  fi
  touch "$work/building" # what changes from now on belongs to the next build
  install_client >"$work/npm.log" 2>&1 &
  local client=$!
  if ! (cd "$root" && mvn -B -q -DskipTests package) >"$work/build.log" 2>&1; then
    wait "$client" || tail -n 40 "$work/npm.log" >&2
    tail -n 60 "$work/build.log" >&2
    fail "the build failed; the whole log is in $work/build.log"
  fi
  wait "$client" || fail "the client's packages could not be installed; see $work/npm.log"
  mv "$work/building" "$work/built"
}

# Where the virtual machine keeps what a start needs and what it learnt by playing, so that the next start takes about
# half the time and its first moves cost less. The machine itself checks that it fits to JDK and jars, and does without
# it if not.
start_cache() {
  local version
  version=$(sed -n 's/^JAVA_RUNTIME_VERSION="\(.*\)"/\1/p' "$JAVA_HOME/release")
  echo "$work/start-${version:-25}.aot"
}

# How a server is run. A collector that stops everything for a moment needs much room for what is young, or it costs more
# than one that works beside the moves; a house is small enough for short moments. Small headers let more tables into it.
serving=(-XX:+UseSerialGC -XX:NewSize=256m -XX:+UseCompactObjectHeaders)

# Plays a little on a server of its own, in the background and with patience, and keeps what that start needed.
make_start_cache() {
  local cache=$1
  (
    sleep 3 # the server that was asked for comes first
    nice -n 19 "$JAVA_HOME/bin/java" "${serving[@]}" -XX:AOTCacheOutput="$cache.$$" -Dboardroom.home="$root" -jar "$jar" warm-up \
      && mv "$cache.$$" "$cache"
    rm -f "$cache.$$"*
  ) >"$work/warm-up.log" 2>&1 </dev/null &
}

# Becomes the program; relative paths in its arguments mean the caller's folder.
start() {
  need_jdk
  local cache
  cache=$(start_cache)
  local run=("$JAVA_HOME/bin/java" -XX:AOTCache="$cache" -Xlog:aot=off -Xlog:cds=off -Dboardroom.home="$root")
  if [ "$1" = serve ]; then
    [ "$cache" -nt "$work/built" ] || make_start_cache "$cache"
    run+=("${serving[@]}")
  fi
  exec "${run[@]}" -Dboardroom.serving="${serving[*]}" -jar "$jar" "$@"
}
