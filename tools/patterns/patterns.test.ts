import { check, type VulnerableDiagnostics } from 'recheck';
import { expect, test } from 'vitest';
import { isSample } from '../lib/sample';
import { boundedPatterns } from './bounded-patterns';
import { readProductPatterns, type ProductPattern } from './product-patterns';
import { safePatterns } from './safe-patterns';

const checkTimeoutMs = 60_000;
/** Far above the time of any pattern for its longest text, far below a noticeable hang. */
const maxMs = 1_000;

const patterns = readProductPatterns();

/** A text for which a pattern needs more than linear time; undefined if there is none. */
async function attackOn({
  source,
  flags,
}: ProductPattern): Promise<VulnerableDiagnostics['attack'] | undefined> {
  const result = await check(source, flags, { timeout: checkTimeoutMs, attackTimeout: 10_000 });
  if (result.status === 'vulnerable') return result.attack;
  expect(result.status, `the check of ${source} did not end`).toBe('safe');
  return undefined;
}

test(
  'regular expressions need linear time, or have texts of a maximum length',
  { timeout: 180_000 },
  async () => {
    const attacked = new Set<string>();
    const problems: string[] = [];
    const checked = isSample ? patterns.filter(({ text }) => !safePatterns.includes(text)) : patterns;
    for (const pattern of checked) {
      const attack = await attackOn(pattern);
      if (attack === undefined) continue;
      attacked.add(pattern.text);
      const bound = boundedPatterns[pattern.text];
      if (bound === undefined) problems.push(`${pattern.text} in ${pattern.file}: ${attack.pattern}`);
      else if (timeOf(pattern, attack, bound) > maxMs)
        problems.push(`${pattern.text} is slow for ${bound} characters`);
    }
    expect(problems).toEqual([]);
    expect(Object.keys(boundedPatterns).filter((text) => !attacked.has(text))).toEqual([]);
  },
);

test('patterns that are only checked in the run of all cases exist', () => {
  const texts = patterns.map(({ text }) => text);
  expect(safePatterns.filter((text) => !texts.includes(text))).toEqual([]);
});

test('the check finds a pattern that is quadratic', async () => {
  const text = String.raw`/-?(?:\d[\d,]*\.?\d*)$/`;
  expect(await attackOn({ text, source: text.slice(1, -1), flags: '', file: '' })).toBeDefined();
  expect(patterns.length).toBeGreaterThan(150);
});

/** Milliseconds of processor time for the attack text of a given length: other tests use the same cores. */
function timeOf(
  { source, flags }: ProductPattern,
  attack: VulnerableDiagnostics['attack'],
  length: number,
): number {
  const repeated = attack.pumps.reduce((sum, { prefix, pump }) => sum + prefix.length + pump.length, 0);
  const count = Math.ceil(length / repeated);
  const text = attack.pumps.map(({ prefix, pump }) => prefix + pump.repeat(count)).join('') + attack.suffix;
  const start = process.cpuUsage();
  text.slice(0, length).search(new RegExp(source, flags));
  return process.cpuUsage(start).user / 1000;
}
