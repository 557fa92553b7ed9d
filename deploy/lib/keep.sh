# shellcheck shell=bash
# Which backups are kept: those of the last 14 days, and the last one of each of the last 12 months.

# expired_backups FOLDER [TODAY]: prints the files that may go. Their names begin with their day.
expired_backups() {
  local folder=$1 today=${2:-$(date -u +%F)} first month='' months=0 file day
  first=$(date -u -d "$today -14 days" +%F)
  for file in $(find "$folder" -maxdepth 1 -name 'guide-*.tar' | sort -r); do
    day=${file##*/guide-}
    day=${day:0:10}
    if [ "${day:0:7}" != "$month" ]; then
      month=${day:0:7} months=$((months + 1))
      [ "$months" -gt 13 ] || continue # this month, and twelve before it
    fi
    [[ ! $day < $first ]] || echo "$file"
  done
}
