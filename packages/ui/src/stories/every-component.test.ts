import { expect, it } from 'vitest';

const files: Record<string, string> = import.meta.glob('../components/*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Text for assistive technology only: it draws nothing. */
const unseen = ['visually-hidden'];
/** Components without words. */
const withoutWords = ['count-badge', 'logo', 'ranked-bar', 'skeleton'];
/** Components that take their size from one of their parts. */
const sizedByParts = ['context-menu', 'password-field', 'search-field', 'text-area', 'text-field'];

/** Components without interaction. */
const withoutKeys = [
  'alert',
  'avatar',
  'change-text',
  'chip',
  'count-badge',
  'empty-state',
  'kbd',
  'loading-line',
  'logo',
  'panel',
  'progress-bar',
  'ranked-bar',
  'share-bar',
  'skeleton',
  'spinner',
  'stat-strip',
  'tile',
];

const isStories = (file: string) => file.endsWith('.stories.tsx');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const components = [...new Set(Object.keys(files).map((file) => file.split('/')[2] ?? ''))]
  .filter((name) => !unseen.includes(name))
  .map((name) => {
    const own = Object.entries(files).filter(([file]) => file.startsWith(`../components/${name}/`));
    const textOf = (isWanted: (file: string) => boolean) =>
      own
        .filter(([file]) => isWanted(file))
        .map(([, text]) => text)
        .join('\n');
    return {
      name,
      source: textOf((file) => !isStories(file) && !isTest(file)),
      stories: textOf(isStories),
      tried: textOf((file) => isStories(file) || isTest(file)),
    };
  });

const followsSize = /\b(h|size|px|text|min-h)-(ctl|icon|row|cell|menu|strip)\b/;

const withWords = components.filter(({ name }) => !withoutWords.includes(name));
const sized = components.filter(
  ({ name, source }) => followsSize.test(source) || sizedByParts.includes(name),
);
const operable = components.filter(({ name }) => !withoutKeys.includes(name));

it.each(components)(
  'the stories of $name say what it is for, what to do and what not to do',
  ({ stories }) => {
    expect(stories).toContain("tags: ['autodocs']");
    expect(stories).toMatch(/\*\*Do\*\* [^]*\*\*Do not\*\* /);
  },
);

it.each(components)('the stories of $name show it in the dark', ({ stories }) => {
  expect(stories).toContain("theme: 'dark'");
});

it.each(withWords)('the stories of $name show it in Chinese', ({ stories }) => {
  expect(stories).toMatch(/\p{Script=Han}|language: '(cn|tw)'/u);
});

it.each(sized)('the stories of $name show it in other sizes', ({ stories }) => {
  expect(stories).toMatch(/<EachSize>|data-size=\{size\}|size: 'mini'/);
});

it.each(operable)('the stories or tests of $name use the keyboard', ({ tried }) => {
  expect(tried).toMatch(/userEvent\.(tab|keyboard)\(/);
});

it('finds the components', () => {
  expect(components.length).toBeGreaterThan(40);
  expect(sized.map(({ name }) => name)).toEqual(expect.arrayContaining(['button', 'select', 'menu']));
});
