# shellcheck shell=bash
# `./boardroom test`: every check and every test; goes on after a failure, so that one run tells everything.
: "${root:?}" "${work:?}" # set by ./boardroom

need_jdk && need_maven && need_node && need_chromium
cd "$root" || exit 1

results=$root/target/test-results
failed=()

# Names a step, runs it, and remembers whether it failed.
step() {
  local name=$1 began=$SECONDS
  shift
  say "$name ..."
  if "$@"; then
    say "$name: fine ($((SECONDS - began)) s)"
  else
    say "$name: FAILED ($((SECONDS - began)) s)"
    failed+=("$name")
  fi
}

# Begins a check that runs in silence beside the steps that follow; `finished` waits for it and tells all it said.
beside() {
  local name=$1
  shift
  (if "$@" >"$results/$name.log" 2>&1; then echo 0; else echo 1; fi >"$results/$name.code") &
}

finished() {
  wait
  cat "$results/$1.log"
  return "$(cat "$results/$1.code")"
}

# Compiled afresh: a class that is up to date would not be analysed again.
forget_old_results() {
  rm -rf "$results" "$work/built"
  local module
  for module in engine games examples/*/ bots server web cli; do
    rm -rf "$module"/target/{classes,test-classes,maven-status,surefire-reports}
  done
  mkdir -p "$results" "$work" web/src/generated
}

scripts_are_sound() {
  if command -v shellcheck >/dev/null; then shellcheck -x boardroom .ci/run scripts/*.sh; fi
}

# As in the browser: where nobody can look again, what fails is tried once more, and told as flaky.
java_tests() {
  touch "$work/building"
  mvn -B -Dorg.slf4j.simpleLogger.defaultLogLevel=warn -Pchecks --fail-at-end package \
    ${CI:+-Dsurefire.rerunFailingTestsCount=1} || return 1
  mv "$work/building" "$work/built"
}

in_web() { (cd web && "$@"); }

client_tests() {
  in_web npx vitest run --reporter=default --reporter=json --outputFile.json="$results/client.json"
}

browser_tests() {
  PLAYWRIGHT_JSON_OUTPUT_NAME=$results/browser.json in_web npx playwright test --reporter=list,json
}

forget_old_results
step "shell scripts" scripts_are_sound
step "client packages" install_client
# Compiling leaves a core free; types are known only after it.
beside lint in_web npm run --silent lint
step "Java: format, analysis, tests, build" java_tests
step "client: lint and format" finished lint
beside types in_web npm run --silent check
step "client: tests" client_tests
step "client: types" finished types
step "client: size of the first load" in_web npm run --silent sizes -- target/classes/web
if [ -f web/playwright.config.ts ]; then step "browser tests" browser_tests; fi

for name in ${failed[@]+"${failed[@]}"}; do say "failed: $name"; done
node scripts/count-tests.mjs "$results" "${#failed[@]}"
[ ${#failed[@]} -eq 0 ]
