# shellcheck shell=bash
# Updates and their way back. What an update is about to change is written down first, so that a failure, a kill or a
# power cut at any point leaves a machine that knows how to go back.

UNDERWAY=$ADMIN/update-underway         # BEFORE, RELEASE_BEFORE, SITE_BEFORE of an update that has not ended
LAST=$ADMIN/last-update                 # the same of the last one that did, with AFTER
SIDE_PORT=4997

update() {
  need_desk_for "an update"
  take_turn
  finish_interrupted
  step "Fetching the new version…"
  fetch_version "${1:-}"
  adopt
}

# adopt: what has arrived becomes the version that runs here.
adopt() {
  if git_checkout merge-base --is-ancestor "$ARRIVED" HEAD && runs_checkout; then
    say "This is the newest version already."
    return 0
  fi
  hold_publisher
  begin_change
  if change_to_arrived && look_from_the_side && switch_over; then
    end_change
    say "The guide is at version $(version_of HEAD) now. sudo guide rollback goes back to the one before."
  else
    go_back
    fail "Nothing has changed: the guide goes on with the version that it had. The reason is above."
  fi
}

# Whether the server that runs was made of the code in the checkout: a publication may have brought newer code, when the
# checkout follows a repository. Releases are named by their commit.
runs_checkout() {
  local made_of
  made_of=$(basename "$(current_release)")
  made_of=${made_of##*-}
  git_checkout cat-file -e "$made_of^{commit}" 2>/dev/null || return 0 # a restored or rolled back release
  git_checkout diff --quiet "$made_of" HEAD -- server common deploy scripts package.json package-lock.json
}

fetch_version() {
  local source=$1
  if [ -z "$source" ] && git_checkout rev-parse -q --verify '@{upstream}' >/dev/null; then
    git_remote fetch --quiet || fail "The repository could not be reached; git says why above."
    git_checkout update-ref "$ARRIVED" '@{upstream}'
    return 0
  fi
  [ -n "$source" ] || source=$(git_checkout config --get guide.source || true)
  [ -n "$source" ] || fail "Say where the new version is: sudo guide update FOLDER, TARBALL or ADDRESS."
  arrive "$source"
}

# Orders that come now wait in their folder; the one in progress is waited for.
hold_publisher() {
  wait_until 1200 nothing_in_progress || fail "A publication has been in progress for 20 minutes: sudo guide logs publisher"
  systemctl stop guide-publisher.service
}

nothing_in_progress() { ! grep -qsl '"state":"working"' "$DESK"/answers/*.json; }

begin_change() {
  {
    echo "BEFORE=$(git_checkout rev-parse HEAD)"
    echo "RELEASE_BEFORE=$(current_release)"
    echo "SITE_BEFORE=$(readlink "$SITES/current")"
  } >"$UNDERWAY.new"
  sync "$UNDERWAY.new"
  mv "$UNDERWAY.new" "$UNDERWAY"
}

change_to_arrived() {
  step "Bringing it together with the owner's changes…"
  undo_rollback && bring_together || return 1
  build_both
}

bring_together() {
  # The owner's words win where both changed the same lines.
  if git_checkout merge --quiet --no-edit -X ours -m "Update to $(version_of "$ARRIVED")" "$ARRIVED"; then return 0; fi
  say "These files were changed on both sides, and nobody but you can decide:"
  git_checkout diff --name-only --diff-filter=U
  return 1
}

build_both() {
  step "Building the site and the server…"
  (prepare_site) && (make_release && echo "$RELEASE" >"$ADMIN/release-made") || return 1
  RELEASE=$(cat "$ADMIN/release-made")
}

# The new server shows the new site on another port, with a copy of the database, before anybody depends on it.
look_from_the_side() {
  local result=0 copy=$STATE/side-check.db
  step "Checking the new version on the side…"
  rm -f "$copy"*
  if [[ $(env_value DATABASE_URL) = http* ]]; then
    copy='' # a database on another machine makes no copies: the new server looks at it
  else
    node_in_release server/inbox/main.ts backup "$copy" >/dev/null || return 1
  fi
  systemctl reset-failed guide-side.service 2>/dev/null || true
  start_side "$copy"
  { wait_until 60 is_settled && check_guide "http://127.0.0.1:$SIDE_PORT"; } || result=1
  [ "$result" = 0 ] || journalctl -u guide-side.service -o cat -n 5 --no-pager || true
  systemctl stop guide-side.service 2>/dev/null || true
  [ -z "$copy" ] || rm -f "$copy"*
  [ "$result" = 0 ]
}

# It answers, or has ended.
is_settled() { is_answering "$SIDE_PORT" || ! systemctl is-active -q guide-side.service; }

# It can write its copy of the database and nothing else, and sends no mail.
start_side() {
  systemd-run --quiet --unit guide-side --collect --uid guide --working-directory "$RELEASE" \
    --property ProtectSystem=strict --property "ReadWritePaths=$STATE $DESK/orders $DESK/photos" --property UMask=0077 \
    --setenv "PORT=$SIDE_PORT" --setenv HOST=127.0.0.1 \
    ${1:+--setenv "DATABASE_URL=file:$1"} --setenv SMTP_URL= --setenv MAIL_FROM= --setenv MAIL_TO= \
    "$RELEASE/node_modules/.bin/node" server/main.ts "$SITES/.building-staged" 9>&-
}

switch_over() {
  step "Switching to it…"
  use_release "$RELEASE" && (show_site) && install_units "$RELEASE/deploy" && systemctl restart guide.service || return 1
  { wait_until 60 is_answering "$PORT" && check_guide "http://127.0.0.1:$PORT"; } || return 1
}

end_change() {
  echo "AFTER=$(git_checkout rev-parse HEAD)" >>"$UNDERWAY"
  mv -f "$UNDERWAY" "$LAST"
  git_checkout config --unset guide.rolledback || true # it is put back
  systemctl start guide-publisher.service
  prune_releases "$(current_release)" "$(noted "$LAST" RELEASE_BEFORE)"
}

# go_back: undoes the change under way, whatever of it has happened.
go_back() {
  step "Going back…"
  local before release site
  before=$(noted "$UNDERWAY" BEFORE) release=$(noted "$UNDERWAY" RELEASE_BEFORE) site=$(noted "$UNDERWAY" SITE_BEFORE)
  git_checkout merge --abort 2>/dev/null || git_checkout revert --abort 2>/dev/null || true
  git_checkout reset --quiet --hard "$before"
  git_checkout clean -fdq
  if [ "$(current_release)" != "$release" ] || [ "$(readlink "$SITES/current")" != "$site" ]; then
    use_release "$release"
    as_publisher ln -sfn "$site" "$SITES/.back"
    as_publisher mv -T "$SITES/.back" "$SITES/current"
    install_units "$release/deploy"
    systemctl restart guide.service
  fi
  run_in_checkout --version >/dev/null || true # the packages of that version
  rm -f "$UNDERWAY"
  systemctl restart guide-publisher.service
  wait_until 60 is_answering "$PORT" || warn "the guide does not answer: journalctl -u guide says why."
}

# An update that a power cut ended.
finish_interrupted() {
  [ ! -e "$UNDERWAY" ] || { say "An update was interrupted."; systemctl stop guide-publisher.service; go_back; }
}

version_of() { git_checkout log -1 --format='%h of %cd' --date=short "$1"; }

need_desk_for() {
  [ "$WITH_DESK" = yes ] ||
    fail "This machine has finished releases and no project: copy the next release to $GUIDE/releases and run its deploy/switch.sh instead of $1 (docs/deploy.md)."
}
