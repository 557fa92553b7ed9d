# shellcheck shell=bash
# Backups on request. The units do the work, so that it is the same work as every night.

backup() {
  take_turn
  say "Writing a backup…"
  make_backup || fail "There is no backup: sudo guide logs backup says why."
  say "$(newest_backup)"
  say "It holds personal data and secrets. Keep a copy on another machine."
}

make_backup() { systemctl start guide-backup.service; }

newest_backup() { find "$BACKUPS" -maxdepth 1 -name 'guide-*.tar' | sort | tail -n 1; }

# age_in_hours FILE
age_in_hours() { echo $((($(date +%s) - $(stat -c %Y "$1")) / 3600)); }
