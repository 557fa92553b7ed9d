# shellcheck shell=bash
# Takes the guide off this machine.

uninstall() {
  local with_data=no
  case ${1:-} in
    '') ;;
    --with-data) with_data=yes ;;
    *) fail "sudo guide uninstall, or sudo guide uninstall --with-data" ;;
  esac
  take_turn
  end_units guide-backup.timer guide-links.timer guide-recover.service guide-publisher.service guide.service
  remove_front
  rm -rf "$UNITS"/guide{,-publisher,-recover,-links,-backup,-backup-database}.service "$UNITS"/guide-{backup,links}.timer "$UNITS/guide.service.d" "$UNITS/guide-publisher.service.d"
  systemctl daemon-reload
  rm -f "$COMMAND"
  if [ "$with_data" = yes ]; then
    rm -rf "$GUIDE" "$PUBLISHER" "$STATE" "$DESK" "$BACKUPS" "$ADMIN" "$SETTINGS"
    local name
    for name in guide-backup guide-publisher guide; do userdel "$name" 2>/dev/null || true; done
    groupdel guide-desk 2>/dev/null || true
    say "The guide and all its data are gone from this machine. Packages that it needed, such as Caddy and Node, are still there."
  else
    # What can be built again goes.
    rm -rf "$GUIDE/releases" "$GUIDE/current" "$SITES" "$ADMIN/update-underway" "$ADMIN/last-update"
    say "The guide is gone from this machine. Its data stay: $STATE, $DESK, $CHECKOUT, $BACKUPS and $GUIDE/.env."
    say "deploy/install.sh goes on with them; deploy/guide uninstall --with-data takes them, too."
  fi
}
