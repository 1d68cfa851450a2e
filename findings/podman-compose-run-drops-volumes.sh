#!/bin/sh
# podman-compose 1.0.3 (Debian 12: 1.0.3-3).
# `podman-compose run --volume SOURCE:TARGET` is in its help and accepted, and the container starts without that volume
# and without a warning: a restore that reads a mounted backup finds an empty path and says that there is none. Volumes
# of the compose file itself arrive.
# Only the command that it would run is looked at, so `podman` need not be installed.
# Output seen: `-v PROJECT_kept:/data` in the command of `podman run`, and no "/copy".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"
apt-get download -qq podman-compose=1.0.3-3 python3-dotenv=0.21.0-1 python3-yaml=6.0-3+b2 > /dev/null 2>&1
for package in *.deb; do dpkg-deb --extract "$package" root; done
mkdir bin copy
printf '#!/bin/sh\necho podman version 4.3.1\n' > bin/podman
chmod 755 bin/podman
cat > docker-compose.yml <<'COMPOSE'
services:
  app:
    image: example
    volumes:
      - kept:/data
volumes:
  kept:
COMPOSE
PATH="$folder/bin:$PATH" PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" \
  python3 "$folder/root/usr/lib/python3/dist-packages/podman_compose.py" run --rm --volume "$folder/copy:/copy:ro" app true \
  > said 2>&1 || true
command=$(grep '^podman run ' said)
echo "$command" | grep --only-matching -e '-v [^ ]*'
echo "$command" | grep --quiet 'kept:/data'
! echo "$command" | grep --quiet '/copy'
