# shellcheck shell=bash
# The machine: packages, users, folders and units.

need_debian() {
  { command -v apt-get >/dev/null && [ -d /run/systemd/system ]; } ||
    fail "This script is for Debian 12 or later and Ubuntu 24.04 or later, started with systemd."
}

# What makes an installation fail late is said early.
look_at_machine() {
  local memory disk
  memory=$(awk '/^(MemTotal|SwapTotal)/ { sum += $2 } END { print int(sum / 1024) }' /proc/meminfo)
  disk=$(df --output=avail -m /srv | tail -n 1)
  [ "$disk" -ge 4000 ] || fail "/srv has $disk MB left, and the guide needs 4000: make room, then try again."
  [ "$memory" -ge 3000 ] ||
    warn "this machine has $memory MB of memory with swap; building the site takes up to 2700. Add swap if it fails."
}

install_packages() {
  local wanted=(git nodejs npm curl ca-certificates openssh-client) missing=() name
  case $FRONT in caddy | http) wanted+=(caddy) ;; nginx) wanted+=(nginx) ;; esac
  for name in "${wanted[@]}"; do
    dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
  done
  # Somebody's own Node brings its npm.
  if command -v node >/dev/null && command -v npm >/dev/null; then
    mapfile -t missing < <(printf '%s\n' "${missing[@]}" | grep -vE '^(nodejs|npm)?$' || true)
  fi
  [ "${#missing[@]}" -gt 0 ] || return 0
  step "Installing ${missing[*]}…"
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

need_node() {
  local major
  major=$(node -p 'process.versions.node.split(".")[0]')
  [ "$major" -ge 18 ] || fail "This system's Node is version $major, and the guide needs 18: use Debian 12 or Ubuntu 24.04."
}

create_users() {
  getent group guide-desk >/dev/null || groupadd --system guide-desk
  create_user guide "$GUIDE" guide-desk
  create_user guide-publisher "$PUBLISHER" guide-desk
  create_user guide-backup "$BACKUPS" guide,guide-desk
}

create_user() {
  local name=$1 home=$2 group=$3
  id "$name" >/dev/null 2>&1 || useradd --system --user-group --home-dir "$home" --shell /usr/sbin/nologin "$name"
  usermod --append --groups "$group" "$name"
}

create_folders() {
  local name
  install -d -m 0755 "$GUIDE" "$GUIDE/releases"
  install -d -o guide -g guide -m 0700 "$STATE"
  install -d -o guide-publisher -g guide-publisher -m 0755 "$PUBLISHER" "$SITES"
  install -d -o root -g guide-desk -m 2750 "$DESK"
  for name in orders photos; do install -d -o guide -g guide-desk -m 2750 "$DESK/$name"; done
  for name in answers ready previews published; do
    install -d -o guide-publisher -g guide-desk -m 2750 "$DESK/$name"
  done
  # The user "guide" passes through it, and leaves its copy of the database inside.
  install -d -o guide-backup -g guide-backup -m 0711 "$BACKUPS"
  install -d -o guide -g guide-backup -m 2770 "$BACKUPS/.database"
  install -d -m 0700 "$ADMIN"
}

# install_units FOLDER: the units of the release in FOLDER.
install_units() {
  local from=$1 unit
  for unit in guide.service guide-backup-database.service guide-backup.service guide-backup.timer; do
    install -m 0644 "$from/$unit" "$UNITS/$unit"
  done
  if [ "$WITH_DESK" = yes ]; then
    for unit in guide-publisher.service guide-recover.service guide-links.service guide-links.timer; do
      [ ! -e "$from/$unit" ] || install -m 0644 "$from/$unit" "$UNITS/$unit" # an older release has fewer
    done
    install -D -m 0644 "$from/guide-desk.conf" "$UNITS/guide.service.d/desk.conf"
  fi
  [ "$WITH_DESK" = yes ] || remove_desk_units
  systemctl daemon-reload
  systemctl enable -q guide.service guide-backup.timer
  [ "$WITH_DESK" = yes ] || return 0
  systemctl enable -q guide-publisher.service guide-recover.service
  [ ! -e "$UNITS/guide-links.timer" ] || systemctl enable -q --now guide-links.timer
}

# The desk was installed before: its data stay, and nothing of it runs any more.
remove_desk_units() {
  end_units guide-publisher.service guide-recover.service guide-links.timer
  rm -f "$UNITS"/guide{-publisher,-recover,-links}.service "$UNITS/guide-links.timer" "$UNITS/guide.service.d/desk.conf"
}

# end_units UNIT…: one by one, because systemctl ends none of them if one is not there.
end_units() {
  local unit
  for unit in "$@"; do systemctl disable -q --now "$unit" 2>/dev/null || true; done
}

# What install.sh is told counts; everything else in the file is the owner's.
write_env() {
  local file=$GUIDE/.env origin=https://$DOMAIN
  [ -e "$file" ] || install /dev/null "$file"
  # Somebody may have written it before, with a password in it.
  chown root:guide "$file"
  chmod 0640 "$file"
  set_line "$file" PORT "$PORT"
  add_line "$file" HOST 127.0.0.1
  add_line "$file" TRUSTED_PROXIES 1
  add_line "$file" DATABASE_URL "file:$STATE/guide.db"
  [ "$FRONT" != http ] || origin=http://localhost:$PORT
  if [ "$WITH_DESK" = yes ]; then
    set_line "$file" DESK_FOLDER "$DESK"
    set_line "$file" DESK_URL "$origin"
    printf 'SITE_URL=https://%s\n' "$DOMAIN" >"$PUBLISHER/publisher.env"
  else
    drop_line "$file" DESK_FOLDER
    drop_line "$file" DESK_URL
  fi
}
