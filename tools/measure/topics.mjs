import { execFileSync } from 'node:child_process';

const topicOf = (file) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1];

/** Every commit, oldest first, as a list of changed files: `{ status, file }[]`, status as Git's letter. */
const history = () =>
  execFileSync('git', ['log', '--reverse', '--format=%x00', '--name-status', '--no-renames'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\0')
    .map((entry) =>
      entry
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split('\t'))
        .map(([status, file]) => ({ status, file })),
    );

/**
 * The modules of the server that were added last, oldest first, with the files outside each that its first commit edited. A clone
 * without history has one commit, which edits nothing.
 *
 * @param {(file: string) => boolean} isSource
 * @param {readonly string[]} sources the current files to include
 * @param {number} count
 * @returns {{ topic: string, edited: string[] }[]}
 */
export function lastTopics(isSource, sources, count) {
  const present = new Set(sources.map(topicOf));
  const added = new Map();
  for (const changes of history()) {
    for (const topic of new Set(changes.map(({ file }) => topicOf(file))))
      if (present.has(topic) && !added.has(topic)) added.set(topic, changes);
  }
  added.delete(undefined);
  return [...added].slice(-count).map(([topic, changes]) => ({
    topic,
    edited: changes.filter(({ status, file }) => status === 'M' && isSource(file)).map(({ file }) => file),
  }));
}
