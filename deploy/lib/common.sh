# shellcheck shell=bash
# Where everything is on the machine, and how these scripts speak. Read by install.sh and guide.

GUIDE=/srv/guide                        # releases, "current", and .env
PUBLISHER=/srv/guide-publisher          # the checkout and the sites
CHECKOUT=$PUBLISHER/guide
SITES=$PUBLISHER/sites
STATE=/var/lib/guide                    # the database
DESK=/var/lib/guide-desk                # orders, photographs, answers
BACKUPS=/var/backups/guide
ADMIN=/var/lib/guide-admin              # what these commands remember
SETTINGS=/etc/guide.conf
COMMAND=/usr/local/sbin/guide
UNITS=/etc/systemd/system
# Read by the files that source this one.
export GUIDE PUBLISHER CHECKOUT SITES STATE DESK BACKUPS ADMIN SETTINGS COMMAND UNITS

say() { printf '%s\n' "$*"; }
step() { printf '\n%s\n' "$*"; }
warn() { printf 'Careful: %s\n' "$*" >&2; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

need_root() {
  [ "$(id -u)" = 0 ] || fail "This needs to be root: put sudo in front of the command."
}

need_installation() {
  [ -e "$SETTINGS" ] || fail "The guide is not installed on this machine: deploy/install.sh installs it."
  load_settings
}

# /etc/guide.conf holds lines of NAME=value. It is read, never executed.
load_settings() {
  DOMAIN=$(setting DOMAIN)
  OWNER=$(setting OWNER)
  FRONT=$(setting FRONT)
  OWN_CA=$(setting OWN_CA)
  PORT=$(setting PORT)
  WITH_DESK=$(setting WITH_DESK)
  BACKUP_TO=$(setting BACKUP_TO)
  export DOMAIN OWNER FRONT OWN_CA PORT WITH_DESK BACKUP_TO
}

setting() { noted "$SETTINGS" "$1"; }

# set_line FILE NAME VALUE: replaces the line of that name, or adds it.
set_line() {
  local file=$1 name=$2 value=$3 kept
  kept=$(grep -v "^$name=" "$file" || true)
  { [ -z "$kept" ] || printf '%s\n' "$kept"; printf '%s=%s\n' "$name" "$value"; } | overwrite "$file"
}

drop_line() { { grep -v "^$2=" "$1" || true; } | overwrite "$1"; }

# add_line FILE NAME VALUE: leaves a value that somebody has set as it is.
add_line() {
  grep -q "^$2=" "$1" || printf '%s=%s\n' "$2" "$3" >>"$1"
}

# Replaces a file's content in one step, and keeps its owner and rights.
overwrite() {
  local file=$1 next
  next=$(mktemp "$file.XXXXXX")
  cat >"$next"
  chown --reference="$file" "$next"
  chmod --reference="$file" "$next"
  mv -f "$next" "$file"
}

# Only one of these commands may change the installation at a time.
take_turn() {
  install -d -m 0700 "$ADMIN"
  exec 9>"$ADMIN/lock"
  flock -n 9 || fail "Another guide command is at work: wait for it to end, then try again."
}

# as_user USER COMMAND…: a clean environment, and nothing that this process holds open.
as_user() {
  local user=$1 home
  shift
  home=$(getent passwd "$user" | cut -d: -f6)
  runuser -u "$user" -- env -i HOME="$home" LANG=C.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin "$@" 9>&-
}

as_publisher() { as_user guide-publisher "$@"; }
as_guide() { as_user guide "$@"; }

git_checkout() { as_publisher git -C "$CHECKOUT" "$@"; }

# noted FILE NAME: a value from a file of NAME=value lines.
noted() { sed -n "s/^$2=//p" "$1" | tail -n 1; }

# Runs one of the project's scripts in the checkout, after installing missing packages.
run_in_checkout() {
  as_publisher env -C "$CHECKOUT" DESK_FOLDER="$DESK" PUBLISHER_SITES="$SITES" SITE_URL="https://$DOMAIN" \
    node scripts/run.mjs "$@"
}

# node_in_release FILE ARGUMENTS…: runs a program of the running release as the user "guide", with its settings.
node_in_release() {
  as_guide env -C "$GUIDE/current" node_modules/.bin/node "$@"
}

env_value() { noted "$GUIDE/.env" "$1"; }

# wait_until SECONDS COMMAND…
wait_until() {
  local until=$((SECONDS + $1))
  shift
  until "$@"; do
    [ "$SECONDS" -lt "$until" ] || return 1
    sleep 0.5
  done
}
