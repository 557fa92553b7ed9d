#!/bin/sh
# Makes the release that this file lies in the current one, in one step: sudo /srv/guide/releases/<name>/deploy/switch.sh
# Then "systemctl reload guide" (a new site) or "systemctl restart guide" (a new server, too). docs/deploy.md says more.
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
# A link cannot be changed, but a name can be given to another one in one step.
ln -sfn "releases/$(basename "$release")" "$guide/current.next"
mv -T "$guide/current.next" "$guide/current"
echo "$guide/current is $release now."
