// `npm run advisories`: fetches advisories about package-lock.json from the registry, stores them in advisories.json, and lists
// the required actions
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findingsIn, mergeReport, textOf } from './findings.mjs';

const root = new URL('../../', import.meta.url);
const listFile = new URL('advisories.json', import.meta.url);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const today = new Date().toISOString().slice(0, 10);

const { stdout } = spawnSync('npm', ['audit', '--audit', '--json', '--package-lock-only'], {
  cwd: fileURLToPath(root),
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
const report = JSON.parse(stdout);
if (report.vulnerabilities === undefined) {
  console.error(`The registry sent no advisories: ${report.message ?? stdout}`);
  console.error(
    'Use a registry that has them (npm config set registry …), or add new ones to advisories.json by hand.',
  );
  process.exit(2);
}
const list = mergeReport(read(listFile), report, today);
writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
const findings = findingsIn(read(new URL('package-lock.json', root)), list);
const open = findings.filter(({ exception }) => exception === undefined || exception.until < today);
for (const finding of open)
  console.error(
    finding.exception
      ? `${textOf(finding)} (its exception ended on ${finding.exception.until})`
      : textOf(finding),
  );
console.log(`${list.advisories.length} advisories, ${findings.length} findings, ${open.length} to do.`);
process.exitCode = open.length > 0 ? 1 : 0;
