#!/bin/bash
# check-backup.sh FOLDER: whether an opened backup can be restored: the database is whole, and git can read every commit.
set -euo pipefail
folder=$1
node=/srv/guide/current/node_modules/.bin/node
if [ ! -s "$folder/about" ] || [ ! -e "$folder/env" ]; then echo "This is no backup of the guide." >&2 && exit 1; fi

# A machine on which the guide is not installed yet may have no Node that reads SQLite: there, the start does it.
if [ -e "$folder/guide.db" ] && [ -x "$node" ]; then
  "$node" --input-type=module --eval '
    import { DatabaseSync } from "node:sqlite";
    const database = new DatabaseSync(process.argv[1], { readOnly: true });
    const [{ integrity_check: answer }] = database.prepare("PRAGMA integrity_check").all();
    if (answer !== "ok") throw new Error(answer);
  ' "$folder/guide.db" 2>/dev/null || { echo "The database in it is damaged." >&2 && exit 1; }
fi

if [ -e "$folder/project.bundle" ]; then
  read_back=$(mktemp -d "$folder/read-back.XXXXXX")
  git clone --quiet --mirror "$folder/project.bundle" "$read_back" || { echo "The project in it is damaged." >&2 && exit 1; }
  rm -rf "$read_back"
fi
