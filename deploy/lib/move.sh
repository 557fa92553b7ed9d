# shellcheck shell=bash
# How the guide comes to another machine, with the names of this one.

move() {
  local file name
  say "Writing a backup with everything…"
  take_turn
  make_backup || fail "There is no backup: sudo guide logs backup says why."
  file=$(newest_backup) name=$(basename "$(newest_backup)")
  cat <<TEXT

$file holds everything: the database, the project with every commit,
photographs, settings and passwords. What happens here after it stays here, so do the rest without a long pause.

1. On the new machine, a fresh Debian 12 or later with 3 GB of memory, fetch the file and the project:

     scp root@$(hostname -f 2>/dev/null || hostname):$file .
     sudo apt update && sudo apt install --yes git
     $(how_to_get_project)

2. Still there, install the guide from it:

     sudo guide-project/deploy/install.sh --restore $name

3. Let the name $DOMAIN lead to the new machine. Caddy gets a certificate there within minutes of it.

4. Look at it there, and at the desk:

     sudo guide status
     sudo guide check

5. Here, when nobody comes any more:

     sudo guide uninstall --with-data
TEXT
  other_things
}

how_to_get_project() {
  local source
  source=$(git_checkout config --get guide.source || true)
  # From a repository that asks for a key, the new machine cannot clone yet.
  if [[ $source == https://* ]]; then
    echo "git clone $source guide-project"
  else
    echo "tar -xOf $name ./project.bundle >project.bundle && git clone --quiet project.bundle guide-project"
  fi
}

# What is not in a backup, because it belongs to the machine.
other_things() {
  local things=()
  [ ! -e "$NETWORK_RULE" ] ||
    things+=("The new machine has another key: sudo guide follow $(git_checkout remote get-url origin) prints it.")
  [ -z "$BACKUP_TO" ] || things+=("Copies of backups go to $BACKUP_TO once rclone and /etc/guide-rclone.conf are there, too.")
  [ "$FRONT" != nginx ] || things+=("nginx gets its certificate there by certbot, as install.sh says.")
  [ "${#things[@]}" -gt 0 ] || return 0
  printf '\nBesides:\n'
  printf '  - %s\n' "${things[@]}"
}
