# shellcheck shell=bash
# Releases of the server, and the sites that the publisher builds.

# make_release: the server of the checkout becomes a release. Leaves its folder in RELEASE.
make_release() {
  local made=$PUBLISHER/.release name
  name=$(date -u +%Y%m%dT%H%M%S)-$(git_checkout rev-parse --short=10 HEAD)
  rm -rf "$made"
  run_in_checkout scripts/release.ts "$made" --without-site || fail "The release could not be made; the reason is above."
  RELEASE=$GUIDE/releases/$name
  rm -rf "$RELEASE"
  cp -r "$made" "$RELEASE"
  rm -rf "$made"
  # The server follows the site that the publisher makes live.
  ln -s "$SITES/current" "$RELEASE/dist"
  own_by_root "$RELEASE"
}

# take_release FOLDER: a finished release is copied to where releases are. Leaves its folder in RELEASE.
take_release() {
  { [ -e "$1/server/main.ts" ] && [ -e "$1/dist/.server.json" ] && [ -e "$1/node_modules" ]; } ||
    fail "$1 is no finished release: npm run release makes one."
  RELEASE=$GUIDE/releases/$(date -u +%Y%m%dT%H%M%S)
  cp -r "$1" "$RELEASE"
  own_by_root "$RELEASE"
}

# Nobody but root changes a release. All have the same settings.
own_by_root() {
  ln -sfn ../../.env "$1/.env"
  chown -R root:root "$1"
  chmod -R u=rwX,go=rX "$1"
}

# use_release FOLDER: "current" leads to it; /usr/local/sbin/guide is the command of that release.
use_release() {
  "$1/deploy/switch.sh" >/dev/null
  ln -sfn "$GUIDE/current/deploy/guide" "$COMMAND"
}

current_release() { readlink -f "$GUIDE/current" 2>/dev/null || true; }

# prune_releases KEPT…: all but the named ones and the three newest.
prune_releases() {
  local folder
  for folder in $(find "$GUIDE/releases" -mindepth 1 -maxdepth 1 -type d | sort -r | tail -n +4); do
    [[ " $* " == *" $folder "* ]] || rm -rf "$folder"
  done
}

# prepare_site: builds the site of the checkout without showing it. Leaves its folder in SITE.
prepare_site() {
  run_in_checkout desk/publisher/stage.ts prepare || fail "The site could not be built; the reason is above."
  SITE=$SITES/.building-staged
}

show_site() { run_in_checkout desk/publisher/stage.ts show; }

start_all() {
  systemctl restart guide.service
  [ "$WITH_DESK" != yes ] || systemctl restart guide-publisher.service
}
