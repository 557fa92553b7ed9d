#!/bin/bash
# What runs in each container of compose.yaml: container.sh server, publisher or front. The folders and most of the work are
# those of install.sh and "guide update".
set -euo pipefail
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
# shellcheck source=lib/common.sh
. "$HERE/lib/common.sh"
for part in machine source release front update; do
  # shellcheck source=/dev/null
  . "$HERE/lib/$part.sh"
done

IMAGE=$GUIDE/current                    # the project as it is in the image
PACKAGES=$CHECKOUT/node_modules
PACKAGES_BEFORE=$PUBLISHER/.packages-before
UNDERWAY=$PUBLISHER/.update-underway    # of the publisher: nobody here is root
DOMAIN=${GUIDE_NAME:-}                   # of compose.yaml

# A container has one user, who does what belongs to it.
as_user() {
  shift
  "$@"
}

server() {
  # A container that ends is started again at once, as often as it takes, which would keep the publisher from its work.
  wait_until 3600 [ -e "$SITES/current/.server.json" ] || fail "There is no site yet: the publisher's log says why."
  exec node server/main.ts "$SITES/current"
}

publisher() {
  bring_checkout
  cd "$CHECKOUT"
  exec node desk/publisher/main.ts
}

# bring_checkout: it exists, and knows the version of the image.
bring_checkout() {
  if git_checkout rev-parse -q --verify HEAD >/dev/null 2>&1; then
    take_image
  else
    rm -rf "$CHECKOUT" # of a first start that was killed
    create_checkout "$IMAGE"
    take_packages
  fi
}

# Another image than last time brings another version: as with "guide update", it comes together with what the owner has
# published, and the site that it makes is shown once it is built. If it cannot be built, the checkout stays as it was.
take_image() {
  finish_interrupted
  [ -e "$PACKAGES/.of-lock" ] || take_packages
  arrive "$IMAGE"
  if git_checkout merge-base --is-ancestor "$ARRIVED" HEAD; then return 0; fi
  step "Taking the version of the image…"
  rm -rf "$PACKAGES_BEFORE"
  run_in_checkout desk/publisher/stage.ts recover
  begin_change
  if bring_together && take_packages && (prepare_site) && show_site; then
    rm -rf "$UNDERWAY" "$PACKAGES_BEFORE"
    say "The site is at version $(version_of HEAD) now."
  else
    go_back
    warn "the site stays at the version that it had; the reason is above. The server is that of the image."
  fi
}

# The image holds the packages of its version, so that the publisher needs no network. Those of the version before are
# kept until it is clear that nobody goes back to them.
take_packages() {
  ! cmp -s "$IMAGE/package-lock.json" "$PACKAGES/.of-lock" || return 0
  if [ -e "$PACKAGES/.of-lock" ]; then rm -rf "$PACKAGES_BEFORE" && mv "$PACKAGES" "$PACKAGES_BEFORE"; fi
  rm -rf "$PACKAGES"
  cp -r "$IMAGE/node_modules" "$PACKAGES" && cp "$IMAGE/package-lock.json" "$PACKAGES/.of-lock" && call_installed
}

# The project's commands tell by its date that they need not ask npm.
call_installed() { touch "$PACKAGES/.package-lock.json"; }

finish_interrupted() {
  [ ! -e "$UNDERWAY" ] || { say "The version of the image was not taken to the end."; go_back; }
}

go_back() {
  git_checkout merge --abort 2>/dev/null || true
  git_checkout reset --quiet --hard "$(noted "$UNDERWAY" BEFORE)"
  git_checkout clean -fdq
  if [ -e "$PACKAGES_BEFORE/.of-lock" ]; then rm -rf "$PACKAGES" && mv "$PACKAGES_BEFORE" "$PACKAGES"; fi
  call_installed
  rm -f "$UNDERWAY"
}

# Caddy's file of install.sh, with the server's name here, and with ports that nobody has to be root for: compose.yaml
# lets 80 and 443 lead to them.
front() {
  FRONT=caddy OWN_CA=${GUIDE_OWN_CA:-no} PORT=4173
  caddy_file | sed -e 's/127\.0\.0\.1:4173/server:4173/' -e '0,/^{$/s//{\n\thttp_port 8080\n\thttps_port 8443/' >/tmp/Caddyfile
  exec caddy run --config /tmp/Caddyfile --adapter caddyfile
}

# While the image is made.
make_folders() {
  create_users
  create_folders
  install -d -o caddy -g caddy -m 0700 /var/lib/caddy
}

main() {
  case ${1:-} in
    server | publisher | front | make_folders) "$1" ;;
    *) fail "Say what runs in this container: server, publisher or front." ;;
  esac
}

# A test reads the functions alone.
[ "${BASH_SOURCE[0]}" != "$0" ] || main "$@"
