#!/bin/bash
# check.sh ADDRESS: asks a running guide, from any machine, ten pages, a form that it must refuse and the desk's door, as
# after a deployment by hand: deploy/check.sh https://guide.example.com
set -euo pipefail
HERE=$(cd "$(dirname "$(readlink -f "$0")")" && pwd -P)
# shellcheck source=lib/common.sh
. "$HERE/lib/common.sh"
# shellcheck source=lib/check.sh
. "$HERE/lib/check.sh"

ADDRESS=${1:-}
[[ $ADDRESS =~ ^https?://[^/]+$ ]] || fail "Say where the guide is: deploy/check.sh https://guide.example.com"
origin_asked() { echo "$ADDRESS"; }
# Right after a restart nobody answers yet, or the web server in front says so with 502.
has_started() {
  local status
  status=$(curl --silent --max-time 20 --output /dev/null --write-out '%{http_code}' "$ADDRESS/healthz" || true)
  [[ ! $status =~ ^(000|502)$ ]]
}
wait_until 30 has_started || true
# Only a guide with a desk has a publisher, and a door.
WITH_DESK=no
[[ $(curl --silent --max-time 20 "$ADDRESS/healthz" || true) != *'"publisher"'* ]] || WITH_DESK=yes
check_guide "$ADDRESS" || fail "$ADDRESS does not answer as it should."
say "$ADDRESS answers as it should."
