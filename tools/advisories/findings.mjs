// compares package-lock.json with the stored list of advisories, without network
import semver from 'semver';

/**
 * Packages of the lock file that an advisory of the list names, exceptions included: `{ package, version, advisory, exception }`, once
 * per version.
 */
export function findingsIn(lock, { advisories, exceptions }) {
  return advisories.flatMap((advisory) =>
    versionsOf(lock, advisory.package)
      .filter((version) => semver.satisfies(version, advisory.vulnerable, { includePrerelease: true }))
      .map((version) => ({
        package: advisory.package,
        version,
        advisory,
        exception: exceptions.find((each) => each.id === advisory.id && each.package === advisory.package),
      })),
  );
}

function versionsOf(lock, wanted) {
  const versions = Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([path, { name }]) => (name ?? path.slice(path.lastIndexOf('node_modules/') + 13)) === wanted)
    .map(([, { version }]) => version);
  return [...new Set(versions)];
}

/** The line with package, version, advisory and the required action. */
export function textOf({ package: name, version, advisory: { id, severity, title, fixed } }) {
  const fix = fixed ? `update to ${fixed} or newer` : 'no version is fixed: replace it';
  return `${name} ${version}: ${severity}, ${title} (https://github.com/advisories/${id}): ${fix}`;
}

/** The list, merged with today's report of `npm audit --json`; entries that it does not contain stay. */
export function mergeReport(list, report, today) {
  const reported = Object.values(report.vulnerabilities ?? {}).flatMap(({ via }) =>
    via
      .filter((cause) => typeof cause === 'object')
      .map(({ name, range, url, severity, title }) => ({
        package: name,
        vulnerable: range,
        fixed: fixedBy(range),
        id: url.slice(url.lastIndexOf('/') + 1),
        severity,
        title,
      })),
  );
  const keyOf = (advisory) => `${advisory.package} ${advisory.id}`;
  const merged = new Map([...list.advisories, ...reported].map((advisory) => [keyOf(advisory), advisory]));
  const advisories = [...merged.values()].sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
  return { ...list, asOf: today, advisories };
}

/** The version that ends a range, such as 2.17.4 for `<2.17.4`; null if the range has no such end. */
function fixedBy(range) {
  return /<(\d[^\s|]*)$/.exec(range)?.[1] ?? null;
}
