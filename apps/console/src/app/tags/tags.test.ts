import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maxTags,
  moveTag,
  neighbourOf,
  startTags,
  successorOf,
  tagsToClose,
  visitPage,
  withoutTags,
  type Tag,
} from './tags';

const tag = (path: string, more: Partial<Tag> = {}): Tag => ({
  path,
  href: path,
  isPinned: false,
  visit: 1,
  ...more,
});
const home = tag('/home', { isPinned: true });
const paths = (tags: readonly Tag[]) => tags.map(({ path }) => path).join(' ');
const nothingHeld = () => false;

describe('the bar at the start', () => {
  it('has the pinned pages first, then the stored tags that may still be opened', () => {
    const stored = [
      tag('/a', { isPinned: true }),
      tag('/gone'),
      tag('/home', { href: '/home?x=1' }),
      tag('/b'),
    ];
    const tags = startTags(stored, {
      pins: ['/home', '/forbidden', '/messages'],
      isOpen: (path) => path !== '/gone' && path !== '/forbidden',
    });
    expect(paths(tags)).toBe('/home /messages /a /b');
    expect(tags.map(({ isPinned }) => isPinned)).toEqual([true, true, false, false]);
    expect(tags[0]?.href).toBe('/home?x=1');
  });

  it('leaves room for pages if the server pins hundreds, one of them twice', () => {
    const pins = Array.from({ length: 500 }, (_, index) => `/p${String(index >> 1)}`);
    const tags = startTags([], { pins, isOpen: () => true });
    expect(tags.length).toBeLessThan(maxTags);
    expect(new Set(tags.map(({ path }) => path)).size).toBe(tags.length);
  });
});

describe('a visit', () => {
  it('adds a tag at the end, or updates the address of an existing one', () => {
    const first = visitPage([home], { path: '/a', href: '/a?page=1', isHeld: nothingHeld });
    expect(paths(first)).toBe('/home /a');
    const again = visitPage(first, { path: '/a', href: '/a?page=2', isHeld: nothingHeld });
    expect(again.map(({ href }) => href)).toEqual(['/home', '/a?page=2']);
    expect(visitPage(again, { path: '/a', href: '/a?page=2', isHeld: nothingHeld })).toBe(again);
  });

  it('gives the tag of its group the address, so that a section has one tag whatever its period', () => {
    const groupOf = (path: string) => (path.startsWith('/keyword') ? 'keyword' : undefined);
    const visit = (tags: readonly Tag[], path: string) =>
      visitPage(tags, { path, href: `${path}?page=2`, isHeld: (held) => held === '/keyword/held', groupOf });
    const daily = visit([home, tag('/a')], '/keyword/daily');
    const weekly = visit(daily, '/keyword/weekly');
    expect(paths(weekly)).toBe('/home /a /keyword/weekly');
    expect(weekly.at(-1)?.href).toBe('/keyword/weekly?page=2');
    expect(paths(visit(weekly, '/b'))).toBe('/home /a /keyword/weekly /b');
    expect(paths(visit([tag('/keyword/held')], '/keyword/daily'))).toBe('/keyword/held /keyword/daily');
    const pinned = tag('/keyword/pinned', { isPinned: true });
    expect(paths(visit([pinned], '/keyword/daily'))).toBe('/keyword/pinned /keyword/daily');
  });

  it('removes the least recently viewed page, never a pinned one or one with a draft', () => {
    const full = [
      home,
      ...Array.from({ length: maxTags - 1 }, (_, at) => tag(`/p${String(at)}`, { visit: at + 1 })),
    ];
    const seen = visitPage(full, { path: '/p0', href: '/p0', isHeld: nothingHeld });
    const next = visitPage(seen, { path: '/new', href: '/new', isHeld: (path) => path === '/p1' });
    expect(next).toHaveLength(maxTags);
    const gone = seen.filter((one) => !next.some(({ path }) => path === one.path));
    expect(paths(gone)).toBe('/p2');
  });

  it('keeps them all if each has a draft', () => {
    const full = Array.from({ length: maxTags }, (_, at) => tag(`/p${String(at)}`));
    expect(visitPage(full, { path: '/new', href: '/new', isHeld: () => true })).toHaveLength(maxTags + 1);
  });
});

describe('closing', () => {
  const tags = [home, tag('/a'), tag('/b'), tag('/c')];
  it.each([
    [{ kind: 'one', path: '/b' }, '/b', '/c'],
    [{ kind: 'one', path: '/c' }, '/c', '/b'],
    [{ kind: 'one', path: '/home' }, '', '/c'],
    [{ kind: 'one', path: '/nowhere' }, '', '/c'],
    [{ kind: 'others', path: '/b' }, '/a /c', '/b'],
    [{ kind: 'others', path: '/home' }, '/a /b /c', '/home'],
    [{ kind: 'all' }, '/a /b /c', '/home'],
  ] as const)('%o closes %s and leads to %s', (closing, closed, successor) => {
    const gone = tagsToClose(tags, closing);
    expect(paths(gone)).toBe(closed);
    const remaining = withoutTags(
      tags,
      gone.map(({ path }) => path),
    );
    expect(successorOf(remaining)).toBe(successor);
  });

  it('leads to the first page if no tag remains', () => {
    expect(successorOf(withoutTags([tag('/a')], ['/a']))).toBe('/');
  });
});

describe('moving', () => {
  const tags = [home, tag('/a'), tag('/b'), tag('/c')];
  it.each([
    ['/c', '/a', '/home /c /a /b'],
    ['/a', null, '/home /b /c /a'],
    ['/a', '/c', '/home /b /a /c'],
    ['/a', '/b', '/home /a /b /c'],
    ['/a', '/a', '/home /a /b /c'],
    ['/a', '/home', '/home /a /b /c'],
    ['/home', null, '/home /a /b /c'],
    ['/home', '/b', '/home /a /b /c'],
    ['/a', '/nowhere', '/home /a /b /c'],
    ['/nowhere', '/a', '/home /a /b /c'],
  ])('%s before %s gives %s', (path, before, expected) => {
    expect(paths(moveTag(tags, { path, before }))).toBe(expected);
  });

  it.each([
    ['/a', 1, '/home /b /a /c'],
    ['/c', -1, '/home /a /c /b'],
    ['/b', 1, '/home /a /c /b'],
    ['/c', 1, undefined],
    ['/a', -1, undefined],
    ['/home', 1, undefined],
    ['/nowhere', 1, undefined],
    ['/nowhere', -1, undefined],
  ] as const)('%s by %d position gives %s', (path, step, expected) => {
    const target = neighbourOf(tags, path, step);
    expect(target && paths(moveTag(tags, { path, ...target }))).toBe(expected);
  });
});

describe('any sequence', () => {
  const path = fc.integer({ min: 0, max: 40 }).map((at) => `/p${String(at)}`);
  const step = fc.oneof(
    path.map(
      (at) => (tags: readonly Tag[]) => visitPage(tags, { path: at, href: `${at}?x`, isHeld: nothingHeld }),
    ),
    path.map((at) => (tags: readonly Tag[]) => withoutTags(tags, [at])),
    fc.tuple(path, fc.option(path)).map(
      ([at, before]) =>
        (tags: readonly Tag[]) =>
          moveTag(tags, { path: at, before }),
    ),
    path.map(
      (at) => (tags: readonly Tag[]) =>
        withoutTags(
          tags,
          tagsToClose(tags, { kind: 'others', path: at }).map((one) => one.path),
        ),
    ),
  );

  it('keeps pins first, lists no page twice, and never has too many tags', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(path, { maxLength: 3 }),
        fc.array(step, { maxLength: 80 }),
        (pins, steps) => {
          const start = startTags([], { pins, isOpen: () => true });
          const tags = steps.reduce((now, run) => run(now), start);
          const all = tags.map((one) => one.path);
          expect(new Set(all).size).toBe(all.length);
          expect(tags.length).toBeLessThanOrEqual(maxTags);
          expect(tags.slice(0, pins.length).map((one) => one.path)).toEqual(expect.arrayContaining(pins));
          expect(tags.every((one, at) => one.isPinned === at < pins.length)).toBe(true);
        },
      ),
    );
  });
});
