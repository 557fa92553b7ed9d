# shellcheck shell=bash
# How everything is, and what to do about what is wrong.

status() {
  PROBLEMS=()
  say "The guide at $(origin_asked)"
  look_at_services
  look_at_version
  look_at_backups
  look_at_disk
  [ "$FRONT" != caddy ] || look_at_certificate
  if [ "${#PROBLEMS[@]}" = 0 ]; then
    step "Everything is well."
  else
    step "What is wrong:"
    printf '  - %s\n' "${PROBLEMS[@]}"
    return 1
  fi
}

# line NAME VALUE
line() { printf '  %-18s %s\n' "$1" "$2"; }

look_at_services() {
  local units=(guide) unit state
  [ "$WITH_DESK" != yes ] || units+=(guide-publisher)
  units+=("$(front_unit)")
  for unit in "${units[@]}"; do
    state=$(systemctl is-active "$unit" || true)
    line "$unit" "$state"
    [ "$state" = active ] || PROBLEMS+=("$unit is $state: sudo systemctl restart $unit; journalctl -u $unit says why.")
  done
  local health
  health=$(curl --silent --max-time 10 "http://127.0.0.1:$PORT/healthz" || true)
  line healthz "${health:-no answer}"
  [[ $health == *'"database":"ok"'* ]] || PROBLEMS+=("The guide cannot keep forms: sudo guide logs")
  local said
  while IFS= read -r said; do PROBLEMS+=("$said"); done < <(other_problems "$health")
  [ ! -e "$UNDERWAY" ] || PROBLEMS+=("An update is under way, or was interrupted: guide-recover.service goes back at the next start, as does the next guide update.")
}

# What /healthz says besides: sentences in place of "ok".
other_problems() { grep -oP '"(?:site|disk|publisher)":"(?!ok")\K(?:[^"\\]|\\.)*' <<<"$1" || true; }

look_at_version() {
  line release "$(basename "$(current_release)")"
  [ "$WITH_DESK" = yes ] || return 0
  line project "$(version_of HEAD): $(git_checkout log -1 --format=%s)"
  line "site built" "$(date -r "$SITES/current/.version" '+%F %H:%M')"
  local waiting
  waiting=$(waiting_orders)
  [ "$waiting" = 0 ] || line waiting "$waiting orders of the desk"
  [ ! -e "$NETWORK_RULE" ] || look_at_followed
  [ -z "$(git_checkout status --porcelain)" ] ||
    PROBLEMS+=("Somebody changed files in $CHECKOUT, so nothing can be published: commit or discard them there.")
}

look_at_followed() {
  local address ahead
  address=$(git_checkout remote get-url origin)
  ahead=$(git_checkout rev-list --count '@{upstream}..HEAD' 2>/dev/null || echo 0)
  line follows "$address"
  git_remote ls-remote -q origin HEAD >/dev/null 2>&1 ||
    PROBLEMS+=("$address does not let this machine in: sudo guide follow $address says what to do.")
  [ "$ahead" = 0 ] || line "" "$ahead commits wait to be pushed"
}

waiting_orders() {
  comm -23 <(cd "$DESK/orders" && printf '%s\n' *.json | sort) <(cd "$DESK/answers" && printf '%s\n' *.json | sort) |
    grep -c -v '^\*' || true
}

look_at_backups() {
  local file
  file=$(newest_backup)
  if [ -z "$file" ]; then
    line "last backup" none
    PROBLEMS+=("There is no backup yet: sudo guide backup")
    return 0
  fi
  line "last backup" "$file, $(age_in_hours "$file") hours ago"
  [ "$(age_in_hours "$file")" -le 48 ] ||
    PROBLEMS+=("The last good backup is older than two days: sudo guide backup; sudo guide logs backup says why.")
  [ -n "$BACKUP_TO" ] || line "" "only on this machine: keep a copy elsewhere"
}

look_at_disk() {
  local left
  left=$(df --output=avail -m "$GUIDE" | tail -n 1)
  line "disk left" "$((left)) MB"
  [ "$left" -ge 2000 ] || PROBLEMS+=("The disk is nearly full, and a publication needs 1 GB: make room.")
}

look_at_certificate() {
  local until
  until=$(openssl s_client -connect "127.0.0.1:443" -servername "$DOMAIN" </dev/null 2>/dev/null |
    openssl x509 -noout -enddate 2>/dev/null | cut -d= -f2) || true
  line certificate "${until:+until $until}"
  [ -n "$until" ] ||
    PROBLEMS+=("There is no certificate for $DOMAIN: the name must lead to this machine, ports 80 and 443 be open. sudo guide logs front")
}
