# shellcheck shell=bash
# Which backups are kept: those of the last 14 days, and the last one of each of the last 12 months. The days and months
# are those that have backups, so that a clock that jumps deletes nothing.

# expired_backups FOLDER: prints the files that may go. Their names begin with their day.
expired_backups() {
  local folder=$1 file day='' days=0 month='' months=0 is_last
  for file in $(find "$folder" -maxdepth 1 -name 'guide-*.tar' | sort -r); do
    file=${file##*/guide-} is_last=no
    if [ "${file:0:10}" != "$day" ]; then day=${file:0:10} days=$((days + 1)); fi
    if [ "${day:0:7}" != "$month" ]; then month=${day:0:7} months=$((months + 1)) is_last=yes; fi
    [ "$days" -gt 15 ] || continue # today, and fourteen before it
    if [ "$is_last" = yes ] && [ "$months" -le 13 ]; then continue; fi # this month, and twelve before it
    echo "$folder/guide-$file"
  done
}
