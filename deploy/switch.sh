#!/bin/sh
# Atomically makes the release that contains this file the current one: sudo /srv/guide/releases/<name>/deploy/switch.sh
# Then "systemctl reload guide" (new site) or "systemctl restart guide" (new server, too). docs/deploy.md has details.
set -eu
release=$(cd "$(dirname "$0")/.." && pwd -P)
guide=$(dirname "$(dirname "$release")")
if [ "$(basename "$(dirname "$release")")" != releases ]; then
  echo "$release does not lie in a folder called releases." >&2
  exit 1
fi
for part in server/main.ts dist/.server.json node_modules; do
  if [ ! -e "$release/$part" ]; then
    echo "$release is no whole release: $part is missing." >&2
    exit 1
  fi
done
# All releases have the same configuration.
[ -e "$release/.env" ] || ln -s ../../.env "$release/.env"
# A symlink cannot be changed in place, but renaming another one over it is atomic.
ln -sfn "releases/$(basename "$release")" "$guide/current.next"
mv -T "$guide/current.next" "$guide/current"
echo "$guide/current is $release now."
