#!/bin/sh
# A folder in memory for temporary files, if this system has one with room, from which programs can be started; else none.
folder=/dev/shm
free=$(df -Pk "$folder" 2>/dev/null | awk 'NR == 2 { print $4 }')
[ "${free:-0}" -gt 2000000 ] || exit 0
try=$(mktemp "$folder/try.XXXXXX" 2>/dev/null) || exit 0
printf '#!/bin/sh\n' >"$try"
chmod +x "$try"
"$try" 2>/dev/null && echo "$folder"
rm -f "$try"
