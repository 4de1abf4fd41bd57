#!/bin/sh
# Takes the steps of the Dockerfile's first stage on this machine: ./build.sh <folder> makes <folder>/server, which runs
# with Node 26 by `node --conditions=patrolkit:source examples/server/src/main.ts`, and <folder>/console for a proxy.
set -eu
[ $# -eq 1 ] && [ ! -e "$1" ] || { echo "Usage: $0 <folder that does not exist yet>" >&2; exit 2; }
mkdir -p "$1"
target=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$(dirname "$0")"
tar -cf - --exclude=node_modules --exclude=dist --exclude=.data \
  package.json pnpm-workspace.yaml pnpm-lock.yaml openapi.yaml packages examples | tar -xf - -C "$work"
cd "$work"
# The Dockerfile's steps, one by one; tests/proof/build.test.ts compares them.
npx --yes pnpm@12.21.0 install --frozen-lockfile --prefer-offline --filter "@patrolkit/console..." --filter "@patrolkit/embed..."
npx --yes pnpm@12.21.0 --filter @patrolkit/console --filter @patrolkit/embed run build
find . -name node_modules -prune -exec rm -rf {} +
npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --prefer-offline --filter "@patrolkit/server..."
rm -rf node_modules/node-* node_modules/.pnpm/node-*@*
mkdir -p out/server out/console && mv examples/console/dist out/console/absistemguardpatrolv2
mv examples/embed/dist out/server/embed
cp -a --parents package.json openapi.yaml node_modules packages/sdk examples/server out/server
cd out/server && rm -rf examples/server/src/testing examples/server/src/hub/conformance && find packages examples -name '*.test.ts' -delete
# As they are copied into the images.
mv "$work/out/server" "$work/out/console" "$target"
