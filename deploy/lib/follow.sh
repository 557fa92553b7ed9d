# shellcheck shell=bash
# The publisher's checkout follows a repository elsewhere: what developers push there comes with the next publication, and
# what the owner publishes goes there.

KEY=$PUBLISHER/.ssh/id_ed25519
KNOWN_HOSTS=$PUBLISHER/.ssh/known_hosts
NETWORK_RULE=$UNITS/guide-publisher.service.d/follow.conf
SSH='ssh -o BatchMode=yes -o StrictHostKeyChecking=yes'

follow() {
  [ "$WITH_DESK" = yes ] || fail "This guide was installed without the desk: nothing is published here."
  local address=${1:-} branch=${2:-}
  [ -n "$address" ] || fail "Say which repository: sudo guide follow git@example.com:somebody/guide.git [BRANCH], or sudo guide follow --stop"
  take_turn
  finish_interrupted
  [ "$address" != --stop ] || { stop_following && return 0; }
  is_address "$address" || fail "$address is no address of a repository."
  [[ ! $address =~ ^https?://[^/]*@ ]] || fail "Everybody on this machine could read a password in an address: use git@… and the key that this command makes."
  if is_ssh "$address"; then
    make_key
    know_host "$address"
  fi
  look_at_remote "$address" "$branch"
  begin_following "$address"
}

# git with the network, asking nobody anything.
git_remote() { as_publisher env GIT_TERMINAL_PROMPT=0 GIT_SSH_COMMAND="$SSH" git -C "$CHECKOUT" "$@"; }

is_ssh() { [[ $1 =~ ^ssh:// || ($1 != *://* && $1 =~ ^[^/]+@[^/]+:) ]]; }

make_key() {
  [ ! -e "$KEY" ] || return 0
  install -d -o guide-publisher -g guide-publisher -m 0700 "$PUBLISHER/.ssh"
  as_publisher ssh-keygen -q -t ed25519 -N '' -C "guide at $DOMAIN" -f "$KEY"
}

# host_of ADDRESS: prints the host and the port of ssh://user@host:port/path or user@host:path.
host_of() {
  local host=${1#ssh://} port=22
  host=${host#*@}
  if [[ $1 == ssh://* ]]; then
    host=${host%%/*}
    if [[ $host =~ :([0-9]+)$ ]]; then port=${BASH_REMATCH[1]} host=${host%:*}; fi
  else
    host=${host%%:*}
  fi
  echo "$host $port"
}

# know_host ADDRESS: its host is known from now on, and one with other keys is refused.
know_host() {
  local host port name
  read -r host port < <(host_of "$1")
  if [ "$port" = 22 ]; then name=$host; else name="[$host]:$port"; fi
  as_publisher touch "$KNOWN_HOSTS"
  if as_publisher ssh-keygen -F "$name" -f "$KNOWN_HOSTS" >/dev/null; then return 0; fi
  as_publisher ssh-keyscan -T 10 -p "$port" "$host" 2>/dev/null | as_publisher tee -a "$KNOWN_HOSTS" >/dev/null
  as_publisher ssh-keygen -F "$name" -f "$KNOWN_HOSTS" >/dev/null || fail "$host does not answer at port $port."
  say "This machine did not know $host until now. These are its keys; compare them with those that it publishes:"
  as_publisher ssh-keygen -l -F "$name" -f "$KNOWN_HOSTS" | sed -n 's/^[^#]/  &/p'
}

# look_at_remote ADDRESS [BRANCH]: whether it may be read and written. Leaves the branch in BRANCH, and in IS_EMPTY whether
# there is nothing yet.
look_at_remote() {
  local heads
  heads=$(git_remote ls-remote --symref "$1" HEAD 'refs/heads/*') || show_key "$1" "may not be read"
  BRANCH=${2:-$(sed -n 's|^ref: refs/heads/\(.*\)\tHEAD$|\1|p' <<<"$heads")}
  BRANCH=${BRANCH:-$(git_checkout symbolic-ref --short HEAD)}
  if grep -q "refs/heads/$BRANCH$" <<<"$heads"; then IS_EMPTY=no; else IS_EMPTY=yes; fi
  git_remote push --quiet --dry-run "$1" "HEAD:refs/heads/guide-may-write" || show_key "$1" "may not be written"
}

show_key() {
  [ ! -e "$KEY.pub" ] || say "
This is the key of this machine. Add it to the repository as a deploy key that may write, then run the same command again:

$(cat "$KEY.pub")
"
  fail "$1 $2 by this machine; git says why above."
}

begin_following() {
  local address=$1 result=0
  git_checkout config core.sshCommand "$SSH"
  if git_checkout remote get-url origin >/dev/null 2>&1; then git_checkout remote set-url origin "$address"; else git_checkout remote add origin "$address"; fi
  if [ "$IS_EMPTY" = no ]; then
    fetch_from_remote
    git_checkout merge-base HEAD "refs/remotes/origin/$BRANCH" >/dev/null ||
      fail "What is in $address has no history in common with what this machine publishes: let it follow an empty repository, or install the guide from this one."
    git_checkout update-ref "$ARRIVED" "refs/remotes/origin/$BRANCH"
    (adopt) || result=1
    [ "$result" = 0 ] || fail "The guide does not follow $address, because its version did not work here."
  fi
  git_remote push --quiet origin "HEAD:refs/heads/$BRANCH" || fail "$address took nothing; git says why above."
  fetch_from_remote
  git_checkout branch --quiet --set-upstream-to "origin/$BRANCH"
  allow_network
  say "The guide follows $BRANCH of $address: what developers push there comes with the next publication, and what is published here goes there."
  say "A new version of the server still comes with sudo guide update."
}

fetch_from_remote() { git_remote fetch --quiet --no-tags origin "+refs/heads/$BRANCH:refs/remotes/origin/$BRANCH" || fail "$address could not be fetched."; }

# The unit keeps the publisher off the network; whoever follows a repository needs it.
allow_network() {
  install -d "$(dirname "$NETWORK_RULE")"
  printf '# Written by "guide follow": the publisher fetches from and pushes to a repository elsewhere.\n[Service]\nPrivateNetwork=no\n' >"$NETWORK_RULE"
  restart_publisher
}

stop_following() {
  git_checkout branch --quiet --unset-upstream 2>/dev/null || true
  rm -f "$NETWORK_RULE"
  restart_publisher
  say "The guide follows no repository any more. The key is still in $KEY."
}

restart_publisher() {
  systemctl daemon-reload
  hold_publisher
  systemctl start guide-publisher.service
}
