#!/bin/bash
# Installs the guide on this machine: sudo deploy/install.sh guide.example.com owner@example.com
# It can run again: it repairs what is missing and leaves everything else as it is. docs/deploy.md has the details.
set -euo pipefail
HERE=$(cd "$(dirname "$0")" && pwd -P)
# shellcheck source=lib/common.sh
. "$HERE/lib/common.sh"
for part in machine source release check front update follow backup restore; do
  # shellcheck source=/dev/null
  . "$HERE/lib/$part.sh"
done

usage() {
  cat <<'TEXT'
sudo deploy/install.sh NAME MAIL [options]

  NAME             the guide's name on the internet, such as guide.example.com
  MAIL             the owner's address: the first invitation to the desk is for it

  --behind-nginx   nginx in front instead of Caddy; the certificate is then yours to get
  --own-ca         https with a certificate authority of this machine, for a name that is not on the internet
  --http           no https, to try the guide; the desk then opens only on this machine
  --without-desk   no desk and no publisher: a release shows the site that it was made with
  --with-desk      the desk again, where it was installed without
  --port NUMBER    where the guide listens on this machine (4173)
  --from SOURCE    a clone, a release, a tarball of either or the address of the repository, instead of the folder of
                   this script
  --restore FILE   everything as it was in a backup; the name, the mail and the options are then those of the backup
TEXT
}

main() {
  need_root
  need_debian
  take_turn
  read_arguments "$@"
  look_at_machine
  announce
  note_front
  install_packages
  need_node
  create_users
  create_folders
  write_settings
  write_env
  if [ -n "$RESTORE" ]; then restore_here; fi
  if [ "$WITH_DESK" = yes ]; then install_project; else install_release; fi
  install_units "$GUIDE/current/deploy"
  step "Starting the guide…"
  systemctl start guide-backup.timer
  start_all
  wait_until 60 is_answering "$PORT" || fail "The guide does not answer: journalctl -u guide says why."
  install_front
  check_guide "http://127.0.0.1:$PORT" || fail "The guide is running, but not as it should: see above."
  finish
}

read_arguments() {
  DOMAIN='' OWNER='' FRONT='' OWN_CA='' PORT='' WITH_DESK='' BACKUP_TO='' RESTORE='' SOURCE=$(dirname "$HERE")
  [ ! -e "$SETTINGS" ] || load_settings
  local words=() options=()
  while [ $# -gt 0 ]; do
    case $1 in
      --behind-nginx) options+=(FRONT=nginx) ;;
      --own-ca) options+=(OWN_CA=yes) ;;
      --http) options+=(FRONT=http) ;;
      --without-desk) options+=(WITH_DESK=no) ;;
      --with-desk) options+=(WITH_DESK=yes) ;;
      --port) options+=("PORT=${2:?}") && shift ;;
      --from) SOURCE=${2:?} && shift ;;
      --restore) RESTORE=${2:?} && shift ;;
      -h | --help) usage && exit 0 ;;
      -*) usage >&2 && fail "There is no option $1." ;;
      *) words+=("$1") ;;
    esac
    shift
  done
  [ -z "$RESTORE" ] || settings_of_backup
  local option
  for option in "${options[@]}"; do printf -v "${option%%=*}" %s "${option#*=}"; done
  DOMAIN=${words[0]:-$DOMAIN} OWNER=${words[1]:-$OWNER} FRONT=${FRONT:-caddy} PORT=${PORT:-4173}
  open_source
  WITH_DESK=${WITH_DESK:-$(desk_of_source)}
  [[ $DOMAIN =~ ^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+$ ]] || { usage >&2; fail "Which name does the guide have?"; }
  [[ $OWNER =~ ^[^@[:space:]]+@[^@[:space:]]+$ ]] || { usage >&2; fail "Which mail address does the owner have?"; }
}

settings_of_backup() {
  [ ! -e "$GUIDE/current" ] || fail "The guide is installed here: sudo guide restore $RESTORE"
  [ -f "$RESTORE" ] || fail "There is no file $RESTORE."
  local written
  written=$(mktemp)
  tar -xOf "$RESTORE" ./guide.conf >"$written" 2>/dev/null || fail "$RESTORE is no backup of the guide."
  SETTINGS=$written load_settings
  rm -f "$written"
}

# A tarball is opened, and from then on is the folder that it holds.
open_source() {
  [ -f "$SOURCE" ] || return 0
  rm -rf "$ADMIN/opened-source"
  SOURCE=$(unpack "$SOURCE" "$ADMIN/opened-source") || exit 1
}

# A finished release has no content that the desk could change.
desk_of_source() {
  if [ -e "$SOURCE/server/main.ts" ] && [ ! -e "$SOURCE/content" ]; then echo no; else echo yes; fi
}

announce() {
  say "The guide will be at $DOMAIN, for $OWNER:"
  say "  the server in $GUIDE, as the user guide; its database in $STATE"
  if [ "$WITH_DESK" = yes ]; then
    say "  the content and the sites in $PUBLISHER, as the user guide-publisher; orders in $DESK"
  fi
  case $FRONT in
    caddy) say "  Caddy in front, with https" ;;
    nginx) say "  nginx in front" ;;
    http) say "  Caddy in front, without https: only to try" ;;
  esac
  say "  a backup every night in $BACKUPS, as the user guide-backup"
  say "  the command guide, for everything else; sudo guide uninstall takes all of it back"
}

write_settings() {
  [ -e "$SETTINGS" ] || install -m 0644 /dev/null "$SETTINGS"
  local name
  for name in DOMAIN OWNER FRONT OWN_CA PORT WITH_DESK BACKUP_TO; do set_line "$SETTINGS" "$name" "${!name}"; done
}

install_project() {
  create_checkout "$SOURCE"
  if [ -e "$GUIDE/current" ] && [ -e "$SITES/current" ]; then return 0; fi
  step "Building the site and the server; the first time, this takes some minutes…"
  systemctl stop guide-publisher.service 2>/dev/null || true
  prepare_site
  show_site
  make_release
  use_release "$RELEASE"
}

install_release() {
  [ ! -e "$GUIDE/current" ] || return 0
  take_release "$SOURCE"
  use_release "$RELEASE"
}

# The project of the backup counts, not that of this script.
restore_here() {
  open_backup "$RESTORE"
  put_back
  write_env
}

finish() {
  systemctl start --no-block guide-backup.service # the first one is not left to the night
  rm -rf "$ADMIN/opened-source" "$OPENED"
  step "The guide is at $(origin_asked)"
  [ "$WITH_DESK" = yes ] || return 0
  if node_in_release server/desk/command/main.ts people | grep -qF "$OWNER"; then
    say "$OWNER was invited before; sudo guide invite $OWNER makes another link."
  else
    step "The first invitation to the desk:"
    node_in_release server/desk/command/main.ts invite "$OWNER"
  fi
  say "sudo guide status says how everything is."
}

main "$@"
