# shellcheck shell=bash
# Asks a running guide what visitors ask it: ten pages, a form that must be refused, the desk's door. It also makes sure
# that its figures are for this machine only.

# check_guide ADDRESS [CURL OPTIONS…]: says what is wrong, and fails if anything is.
check_guide() {
  local base=$1 problems=0 page
  shift
  local ask=(curl --silent --show-error --max-time 20 --header "Host: $(host_asked)" "$@")
  check_status "${ask[@]}" -- "$base/healthz" 200 || problems=1
  for page in $(ten_pages "$base" "${ask[@]}"); do
    check_status "${ask[@]}" -- "$base$page" 200 || problems=1
  done
  # An empty form: the guide must read it and refuse it, and nothing is kept.
  check_status "${ask[@]}" --header "Origin: $(origin_asked)" --data 'name=' -- "$base/f/contacto" 422 || problems=1
  check_status "${ask[@]}" --header 'X-Forwarded-For: 203.0.113.1' -- "$base/metrics" 404 || problems=1
  if [ "$WITH_DESK" = yes ]; then
    check_status "${ask[@]}" -- "$base/escritorio/" 200 || problems=1
  fi
  return "$problems"
}

# check: the running guide, first on this machine alone, then as visitors reach it.
check() {
  local authority=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt through=()
  check_guide "http://127.0.0.1:$PORT" || fail "The guide does not answer as it should: sudo guide logs"
  say "The guide answers on this machine."
  # Without https the desk has another name than the guide, and nobody but this machine counts on it.
  [[ $(origin_asked) == "https://$DOMAIN" ]] || return 0
  through=(--connect-to "$DOMAIN:443:127.0.0.1:443")
  [ "$OWN_CA" != yes ] || through+=(--cacert "$authority")
  check_guide "https://$DOMAIN" "${through[@]}" ||
    fail "The guide answers, but not through the web server in front: sudo guide logs front"
  say "It answers through the web server in front, with https."
}

host_asked() { origin_asked | sed 's|^https\?://||'; }
origin_asked() {
  local origin
  origin=$(env_value DESK_URL)
  echo "${origin:-https://$DOMAIN}"
}

# check_status CURL… -- ADDRESS STATUS
check_status() {
  local ask=() status
  while [ "$1" != -- ]; do
    ask+=("$1")
    shift
  done
  status=$("${ask[@]}" --output /dev/null --write-out '%{http_code}' "$2" 2>/dev/null) || true
  [ "$status" = "$3" ] || {
    say "  $2 answers $status instead of $3."
    return 1
  }
}

# Ten addresses spread over the sitemap, the home page first.
ten_pages() {
  local base=$1 paths
  shift
  paths=$("$@" "$base/sitemap.xml" | grep -oE '<loc>[^<]+' | sed -E 's|<loc>https?://[^/]+||; s|^$|/|') || true
  if [ -z "$paths" ]; then
    echo /sitemap.xml
    return 0
  fi
  printf '%s\n' / "$paths" | awk '!seen[$0]++ { page[count++] = $0 }
    END { step = count / 10; if (step < 1) step = 1; for (i = 0; i < count && n < 10; i += step) { print page[int(i)]; n++ } }'
}

is_answering() { curl --silent --fail --max-time 5 --output /dev/null "http://127.0.0.1:$1/healthz"; }
