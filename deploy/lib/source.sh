# shellcheck shell=bash
# Where the project comes from: a clone, a folder, a tarball or the address of a repository. Whatever it is, it ends as
# a commit in the publisher's checkout, under refs/guide/arrived.

ARRIVED=refs/guide/arrived

# A source is read as root and handed over as a file, so it does not matter who owns it.
# arrive SOURCE: fetches it into the checkout, which exists.
arrive() {
  local source=$1 work
  work=$(mktemp -d)
  chmod 0755 "$work"
  if is_address "$source"; then
    fetch_into_checkout "$source" HEAD
  elif [ -f "$source" ]; then
    local tree
    tree=$(unpack "$source" "$work/tree") || exit 1
    take_tree "$tree"
  elif is_whole_clone "$source"; then
    git -c safe.directory='*' -C "$source" bundle create -q "$work/project.bundle" HEAD
    chmod 0644 "$work/project.bundle"
    fetch_into_checkout "$work/project.bundle" HEAD
  elif [ -d "$source" ]; then
    take_tree "$source"
  else
    rm -rf "$work"
    fail "There is no $source: name a clone of the project, a tarball of it, or the address of its repository."
  fi
  rm -rf "$work"
}

is_address() { [[ $1 =~ ^(https?|ssh|git|file):// || $1 =~ ^[^/]+@[^/]+: ]]; }

fetch_into_checkout() {
  local before
  before=$(last_arrived)
  git_checkout fetch --quiet --no-tags "$1" "+$2:$ARRIVED" || fail "$1 could not be fetched; git says why above."
  # A clone after a tarball: git sees no common history, and would not bring them together.
  if [ -n "$before" ] && ! git_checkout merge-base "$before" "$ARRIVED" >/dev/null; then arrive_after "$before" "$ARRIVED^{tree}"; fi
}

last_arrived() { git_checkout rev-parse -q --verify "$ARRIVED" || true; }

# arrive_after BEFORE TREE: the tree becomes the version that follows the one before.
arrive_after() {
  local commit parent=()
  [ -z "$1" ] || parent=(-p "$1")
  commit=$(git_checkout commit-tree "$2" "${parent[@]}" -m "Version of $(date -u +%F)")
  git_checkout update-ref "$ARRIVED" "$commit"
}

# A clone with all its history; from a shallow one, git cannot make a bundle that stands alone.
is_whole_clone() {
  [ -e "$1/.git" ] && [ "$(git -c safe.directory='*' -C "$1" rev-parse --is-shallow-repository)" = false ]
}

# unpack TARBALL FOLDER: prints the folder of the project or the release in it, which may lie one folder deep.
unpack() {
  local found
  mkdir -p "$2"
  tar -xf "$1" -C "$2" --no-same-owner || fail "$1 cannot be opened."
  for found in "$2" "$2"/*/; do
    [ ! -e "$found/package.json" ] || { echo "${found%/}" && return 0; }
  done
  fail "There is neither the project nor a release in $1."
}

# take_tree FOLDER: its files become a commit that follows the last version, so that git can tell what is new in it from
# what the owner changed.
take_tree() {
  local from=$1 before tree
  { [ -e "$from/package.json" ] && [ -d "$from/content" ]; } || fail "$from is not a copy of the guide's project."
  local index=$PUBLISHER/.arriving work=$PUBLISHER/.arriving.files
  rm -rf "$index" "$work"
  install -d -o guide-publisher -g guide-publisher "$work"
  tar -C "$from" --exclude=./.git --exclude=./node_modules --exclude=./dist --exclude=./.build --exclude=./.env \
    --exclude=./release --exclude=./data -cf - . | as_publisher tar -C "$work" -xf - --no-same-owner
  as_publisher env GIT_INDEX_FILE="$index" git --git-dir="$CHECKOUT/.git" --work-tree="$work" add --all .
  tree=$(as_publisher env GIT_INDEX_FILE="$index" git --git-dir="$CHECKOUT/.git" write-tree)
  before=$(last_arrived)
  if [ -z "$before" ] || [ "$(git_checkout rev-parse "$before^{tree}")" != "$tree" ]; then arrive_after "$before" "$tree"; fi
  rm -rf "$index" "$work"
}

# create_checkout SOURCE: the publisher's checkout of the project, unless it exists.
create_checkout() {
  local source=$1 address
  if [ -e "$CHECKOUT/.git" ]; then
    say "The publisher's checkout exists already; sudo guide update brings a new version into it."
    return 0
  fi
  step "Copying the project to $CHECKOUT…"
  as_publisher git init --quiet --initial-branch=main "$CHECKOUT"
  name_committer
  arrive "$source"
  git_checkout reset --quiet --hard "$ARRIVED"
  address=$(source_address "$source")
  [ -z "$address" ] || git_checkout config guide.source "$address"
}

name_committer() {
  git_checkout config user.name 'Guía San Rafael'
  git_checkout config user.email "${OWNER:-guide@localhost}"
}

# Where later versions come from, if the source itself came from somewhere.
source_address() {
  if is_address "$1"; then
    echo "$1"
  elif [ -e "$1/.git" ]; then
    git -c safe.directory='*' -C "$1" config --get remote.origin.url | grep -E '^(https?|ssh|git)://|^[^/]+@[^/]+:' || true
  fi
}
