// `npm run notice`: writes NOTICE, the licenses of all packages in a production installation or a build
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const heading = `Meridian contains or installs the following packages of others, each under its own license.
The texts of the licenses are in the packages, below node_modules.
Made by \`npm run notice\` from package-lock.json.
`;

/** The text of NOTICE for a lock file: all packages except development dependencies. */
export function noticeOf(lock) {
  const lines = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { name, version, license }]) => {
      const installed = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return `${name ?? installed} ${version}: ${license ?? 'see its package'}`;
    });
  return `${heading}\n${[...new Set(lines)].sort().join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'));
  writeFileSync(new URL('NOTICE', root), noticeOf(lock));
}
