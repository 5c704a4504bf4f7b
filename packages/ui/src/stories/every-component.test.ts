import { expect, it } from 'vitest';

const files: Record<string, string> = import.meta.glob(
  ['../components/*/*.{ts,tsx}', '../shell/*.{ts,tsx}', '../shell/*/*.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

/** Text for assistive technology only: nothing is visible. */
const unseen = ['visually-hidden'];
/** Components without words. */
const withoutWords = ['count-badge', 'form', 'logo', 'ranked-bar', 'skeleton'];
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
  'list-page',
  'loading-line',
  'logo',
  'meta-line',
  'panel',
  'progress-bar',
  'ranked-bar',
  'share-bar',
  'skeleton',
  'spinner',
  'stat-strip',
  'tile',
];
const groups = /title: 'Components\/(Actions|Forms|Overlays|Feedback|Data|Navigation)\/\w+( \([\w ,]+\))?',/;

const isStories = (file: string) => file.endsWith('.stories.tsx');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isExample = (file: string) => file.endsWith('.example.tsx');
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** The files of the component that a stories file shows: its folder, or files of the same name beside other stories. */
function filesBeside(stories: string) {
  const folder = folderOf(stories);
  const inFolder = Object.entries(files).filter(([file]) => folderOf(file) === folder);
  const hasOthers = inFolder.filter(([file]) => isStories(file)).length > 1;
  const stem = stories.replace(/stories\.tsx$/, '');
  return hasOthers ? inFolder.filter(([file]) => file.startsWith(stem)) : inFolder;
}

const components = Object.keys(files)
  .filter(isStories)
  .map((file) => {
    const own = filesBeside(file);
    const textOf = (isWanted: (name: string) => boolean) =>
      own
        .filter(([name]) => isWanted(name))
        .map(([, text]) => text)
        .join('\n');
    return {
      name: file.slice(file.lastIndexOf('/') + 1).replace(/\.stories\.tsx$/, ''),
      source: textOf((name) => !isStories(name) && !isTest(name) && !isExample(name)),
      example: textOf(isExample),
      stories: textOf(isStories),
      tried: textOf((name) => isStories(name) || isTest(name)),
    };
  });

/** The stories of a file, each with its whole definition. */
const storiesIn = (text: string) => text.split(/^export const /m).slice(1);

const followsSize = /\b(h|size|px|text|min-h)-(ctl|icon|row|cell|menu|strip)\b/;

const withWords = components.filter(({ name }) => !withoutWords.includes(name));
const sized = components.filter(
  ({ name, source }) => followsSize.test(source) || sizedByParts.includes(name),
);
const operable = components.filter(({ name }) => !withoutKeys.includes(name));

it.each(components)('the docs page of $name describes its purpose, Do and Do not', ({ stories }) => {
  expect(stories).toContain("tags: ['autodocs']");
  expect(stories).toMatch(/\*\*Do\*\* [^]*\*\*Do not\*\* /);
  expect(stories).toMatch(groups);
});

it.each(components)(
  'the docs page of $name describes the component itself, its roles and status',
  ({ stories }) => {
    const component = /^ {2}component: (\w+),/m.exec(stories)?.[1];
    expect(component).toBeDefined();
    // imported, not a helper of the stories
    expect(stories).toMatch(new RegExp(`^import \\{[^}]*\\b${component ?? ''}\\b[^}]*\\} from '\\./`, 'm'));
    expect(stories).toMatch(/guide(<.*>)?\(\{[^]*roles:\s+'/);
  },
);

it.each(operable)('the docs page of $name lists its keys', ({ stories }) => {
  expect(stories).toMatch(/keys: \[/);
});

it.each(components)('$name has an example file to copy', ({ example, stories }) => {
  expect(example).toMatch(/^export function \w+Example\(/m);
  expect(stories).toMatch(/^export const Example: Story = exampleOf\(/m);
});

it.each(components)('the visible stories of $name show a state, not a test', ({ stories }) => {
  const withPlay = storiesIn(stories).filter((story) => /^ {2}(async )?play\b/m.test(story));
  const visible = withPlay.filter((story) => !story.includes("tags: ['!dev', '!autodocs']"));
  expect(visible.filter((story) => !story.includes('play: showOpen'))).toEqual([]);
});

it.each(components)('a story of $name is dark, so that axe checks its contrast', ({ stories }) => {
  expect(stories).toContain("theme: 'dark'");
});

it.each(withWords)('the stories of $name are in Chinese when the toolbar says so', ({ stories }) => {
  expect(stories).toMatch(/^ {4,}cn: [^]*^ {4,}tw: /m);
});

it.each(sized)('the stories of $name show it in other sizes', ({ stories }) => {
  expect(stories).toMatch(/<EachSize\b|data-size=\{size\}|size: 'mini'/);
});

it.each(operable)('the stories or tests of $name use the keyboard', ({ tried }) => {
  expect(tried).toMatch(/userEvent\.(tab|keyboard)\(/);
});

const storiesOfPackage = import.meta.glob<string>('../**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('all story files write their parameters out: Storybook replaces an expression by the description', () => {
  expect(Object.keys(storiesOfPackage).length).toBeGreaterThan(components.length);
  const computed = Object.entries(storiesOfPackage).filter(([, text]) => /^ {2}parameters: [^{]/m.test(text));
  expect(computed.map(([file]) => file)).toEqual([]);
});

it('each story shows its own code: no file sets one code for all of its stories', () => {
  const shared = Object.entries(storiesOfPackage).filter(([, text]) =>
    (text.split('\nexport default meta;\n')[0] ?? '').includes('source: {'),
  );
  expect(shared.map(([file]) => file)).toEqual([]);
});

it('every component folder has stories', () => {
  const folders = new Set(Object.keys(files).map(folderOf));
  const withStories = new Set(Object.keys(files).filter(isStories).map(folderOf));
  const without = [...folders].filter((folder) => !withStories.has(folder));
  expect(without).toEqual(unseen.map((name) => `../components/${name}`));
});

it('finds the components', () => {
  expect(components.length).toBeGreaterThan(40);
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['list-page', 'error-page', 'tags-bar', 'nav-list', 'settings-drawer']),
  );
  expect(sized.map(({ name }) => name)).toEqual(expect.arrayContaining(['button', 'select', 'menu']));
});
