#!/bin/bash
# Writes one file with everything that cannot be made again, opens it to see whether it can be restored, and deletes old
# ones: run by guide-backup.service, as the user "guide-backup", after guide-backup-database.service.
set -euo pipefail
HERE=$(cd "$(dirname "$(readlink -f "$0")")" && pwd -P)
# shellcheck source=lib/common.sh
. "$HERE/lib/common.sh"
# shellcheck source=lib/keep.sh
. "$HERE/lib/keep.sh"
load_settings

file=$BACKUPS/guide-$(date -u +%Y-%m-%dT%H%M%S).tar
work=$BACKUPS/.making
copy=$BACKUPS/.database/guide.db

main() {
  rm -rf "$work" "$BACKUPS"/guide-*.tar.part # what a power cut left
  mkdir "$work"
  trap 'rm -rf "$work"' EXIT
  collect
  tar -C "$work" -cf "$file.part" .
  open_again "$file.part"
  sync "$file.part"
  mv "$file.part" "$file"
  echo "$file: $(du -h "$file" | cut -f1), opened and found whole."
  expired_backups "$BACKUPS" | xargs -r rm -f --
  send_away
  note_good
}

collect() {
  cp "$GUIDE/.env" "$work/env"
  cp "$SETTINGS" "$work/guide.conf"
  # With a database on another machine, the copy is made there.
  [ ! -e "$copy" ] || mv "$copy" "$work/guide.db"
  echo "VERSION=$(basename "$(readlink -f "$GUIDE/current")")" >"$work/about"
  [ "$WITH_DESK" = yes ] || return 0
  echo "BRANCH=$(in_checkout symbolic-ref --short HEAD)" >>"$work/about"
  cp "$CHECKOUT/.git/config" "$work/git-config"
  in_checkout bundle create -q "$work/project.bundle" --all
  # Previews are whole sites, and can be made again.
  tar -C "$DESK" -cf "$work/desk.tar" orders photos answers ready published
}

# The checkout belongs to the publisher, and is only read.
in_checkout() { git -c safe.directory='*' -C "$CHECKOUT" "$@"; }

open_again() {
  local opened=$work/opened
  mkdir "$opened"
  tar -xf "$1" -C "$opened"
  "$HERE/lib/check-backup.sh" "$opened"
}

# Elsewhere, if /etc/guide.conf says where: BACKUP_TO is a folder of rclone's.
send_away() {
  [ -n "$BACKUP_TO" ] || return 0
  rclone --config /etc/guide-rclone.conf copy "$file" "$BACKUP_TO"
  echo "Copied to $BACKUP_TO."
}

# For the guide's own server, which warns the owner when this is two days old; its user can read nothing else here.
note_good() {
  printf 'AT=%s\nFILE=%s\n' "$(date -u +%FT%TZ)" "$(basename "$file")" >"$BACKUPS/last-good.new"
  chmod 0644 "$BACKUPS/last-good.new"
  mv -f "$BACKUPS/last-good.new" "$BACKUPS/last-good"
}

main
