# shellcheck shell=bash
# Everything as it was in a backup: the database, the project with every commit, the desk's folder, the settings.

restore() {
  local file=${1:-}
  [ -n "$file" ] || fail "Say which file: sudo guide restore $BACKUPS/guide-….tar"
  take_turn
  open_backup "$file"
  save_what_is_there
  step "Stopping the guide…"
  systemctl stop guide-publisher.service guide.service 2>/dev/null || true
  put_back
  if [ "$WITH_DESK" = yes ]; then build_restored; fi
  start_all
  rm -rf "$OPENED"
  { wait_until 60 is_answering "$PORT" && check_guide "http://127.0.0.1:$PORT"; } ||
    fail "The guide is restored, but does not answer as it should: sudo guide logs"
  say "The guide is as it was on $(backup_date "$file")."
}

OPENED=$ADMIN/opened-backup

# open_backup FILE: unpacks it into OPENED, where only root can read, and checks it before anything is touched.
open_backup() {
  [ -f "$1" ] || fail "There is no file $1."
  rm -rf "$OPENED"
  install -d -m 0700 "$OPENED"
  tar -xf "$1" -C "$OPENED" --no-same-owner || fail "$1 cannot be opened: it is damaged, or no backup of the guide."
  "$HERE/lib/check-backup.sh" "$OPENED" || fail "$1 is damaged; nothing was changed."
}

# What is about to be replaced goes into a backup of its own, so that a wrong restore can be taken back.
save_what_is_there() {
  [ -e "$STATE/guide.db" ] && [ -e "$GUIDE/current" ] || return 0
  if make_backup; then
    say "What was there until now is in $(newest_backup)."
  else
    local kept=$STATE/before-restore
    warn "what is there now cannot be backed up; its database is kept in $kept."
    install -d -o guide -g guide -m 0700 "$kept"
    cp -a "$STATE"/guide.db* "$kept/"
  fi
}

put_back() {
  step "Putting everything back…"
  rm -f "$STATE"/guide.db "$STATE"/guide.db-wal "$STATE"/guide.db-shm
  [ ! -e "$OPENED/guide.db" ] || install -o guide -g guide -m 0600 "$OPENED/guide.db" "$STATE/guide.db"
  install -o root -g guide -m 0640 "$OPENED/env" "$GUIDE/.env"
  [ "$WITH_DESK" = yes ] || return 0
  put_back_project
  put_back_desk
}

put_back_project() {
  local bundle=$PUBLISHER/.restored.bundle branch
  branch=$(noted "$OPENED/about" BRANCH)
  [ -e "$CHECKOUT/.git" ] || as_publisher git init --quiet --initial-branch="$branch" "$CHECKOUT"
  install -o guide-publisher -m 0600 "$OPENED/project.bundle" "$bundle"
  git_checkout fetch --quiet --update-head-ok --no-tags "$bundle" '+refs/*:refs/*'
  git_checkout symbolic-ref HEAD "refs/heads/$branch"
  git_checkout reset --quiet --hard "refs/heads/$branch"
  git_checkout clean -fdq
  install -o guide-publisher -g guide-publisher -m 0644 "$OPENED/git-config" "$CHECKOUT/.git/config"
  stop_without_key
  rm -f "$bundle" "$SITES/.publisher.journal" "$UNDERWAY" "$LAST"
}

# A key belongs to a machine: one that may not reach the repository does not try to with each publication.
stop_without_key() {
  local address
  [ ! -e "$NETWORK_RULE" ] || return 0
  address=$(git_checkout remote get-url origin 2>/dev/null) || return 0
  git_checkout branch --quiet --unset-upstream 2>/dev/null || return 0
  say "The guide followed $address: sudo guide follow $address does it here, too."
}

put_back_desk() {
  local name
  for name in orders photos answers ready published; do
    find "$DESK/$name" -mindepth 1 -delete
    tar -xf "$OPENED/desk.tar" -C "$DESK" --no-overwrite-dir --no-same-owner "$name"
    find "$DESK/$name" -mindepth 1 -exec chown "$(stat -c %U "$DESK/$name"):guide-desk" {} +
  done
}

build_restored() {
  step "Building the site and the server; this takes some minutes…"
  prepare_site
  show_site
  make_release
  use_release "$RELEASE"
  install_units "$RELEASE/deploy"
}

backup_date() { basename "$1" .tar | sed -E 's/^guide-(.{10})T(..)(..).*/\1, \2:\3 UTC/'; }
