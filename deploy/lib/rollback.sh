# shellcheck shell=bash
# Back to the version before the last update, with everything that the owner has changed since.

rollback() {
  need_desk_for "going back"
  take_turn
  finish_interrupted
  [ -e "$LAST" ] || fail "There was no update that one could go back from."
  local release
  release=$(noted "$LAST" RELEASE_BEFORE)
  [ -e "$release/server/main.ts" ] || fail "$release is not there any more."
  hold_publisher
  begin_change
  if take_back_update && prepare_for "$release" && look_from_the_side && switch_over; then
    git_checkout config guide.rolledback "$(git_checkout rev-parse HEAD)"
    rm -f "$UNDERWAY" "$LAST"
    systemctl start guide-publisher.service
    say "The guide is back at the version before, with everything that was published since."
  else
    go_back
    fail "Nothing has changed. The reason is above."
  fi
}

# One commit says the inverse of what the update brought; the owner's commits since then stay.
take_back_update() {
  local before after whole
  before=$(noted "$LAST" BEFORE) after=$(noted "$LAST" AFTER)
  step "Taking back the update…"
  whole=$(git_checkout commit-tree "$after^{tree}" -p "$before" -m update)
  # Empty, if the update's commits undid one another.
  git_checkout revert --no-commit "$whole" && git_checkout commit --quiet --allow-empty -m "Go back to the version before the update"
}

prepare_for() {
  step "Building the site…"
  RELEASE=$1
  (prepare_site)
}

# The next update would think that it is here already: what was taken back is put back first.
undo_rollback() {
  local commit
  commit=$(git_checkout config --get guide.rolledback || true)
  [ -n "$commit" ] || return 0
  git_checkout revert --no-commit "$commit" && git_checkout commit --quiet --allow-empty -m "Put back what was taken back"
}
