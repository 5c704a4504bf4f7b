import {
  Alert,
  Button,
  Checkbox,
  Chip,
  Dialog,
  DialogContent,
  EmptyState,
  Field,
  KpiStrip,
  Panel,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Sheet,
  SheetContent,
  TabList,
  TabPanel,
  Tabs,
} from '@meridian/ui';
import ourSheet from '@meridian/ui/styles.css?raw';
import { DataTable } from '@meridian/ui/table';
import { toast, Toaster } from '@meridian/ui/toast';
import { useEffect, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ReportTable } from '../index';
import tailwindHost from '../testing/tailwind-host.css?inline';

const classes =
  'bg-accent border-2 border-line-2 font-medium italic p-2 rounded-md shadow-sm text-white underline uppercase';

/** Classes of the same names without a layer, and a page's rules for elements. */
const plainHost = `
  * { box-sizing: content-box; line-height: 1.9 }
  a { color: crimson; letter-spacing: 3px } button { min-width: 120px; padding: 30px; background: red; font-size: 24px }
  h3 { margin: 20px 0; font: 700 40px Georgia } p { margin: 1em 0; text-indent: 7px } label { display: block }
  input { width: 200px; height: 60px; border: 4px dotted blue } ul { padding-left: 60px; list-style: square }
  img { width: 50%; opacity: 0.5 } svg { width: 2em; fill: orange; stroke: purple } section { padding: 20px }
  code { background: #f4f3ec } small { font-size: 30px } span { letter-spacing: 1px } div { text-align: right }
  td { padding: 24px; background: #cfc } h3::before { content: '#' }
  .bg-accent { background-color: #e11d48 } .border-2 { border-width: 2px; border-style: solid }
  .border-line-2 { border-color: #0f766e } .font-medium { font-weight: 800 } .italic { font-style: italic }
  .p-2 { padding: 10px } .rounded-md { border-radius: 3px } .shadow-sm { box-shadow: 3px 3px 0 #000 }
  .text-white { color: #fffffe } .underline { text-decoration: underline wavy } .uppercase { text-transform: uppercase }`;

const tags = [
  ...['a', 'button', 'b', 'strong', 'p', 'img', 'label', 'input', 'ul', 'small', 'code', 'section'],
  ...['h3', 'svg', 'span', 'div'],
] as ('a' | 'svg')[];
const insideOf: Record<string, ReactNode> = {
  img: undefined,
  input: undefined,
  svg: <path d="M0 0h9v9z" />,
  ul: <li>x</li>,
};

/** One of each element that a host may render. */
const content = tags.map((Tag) => (
  <Tag key={Tag} data-host-sample="" className={classes}>
    {Tag in insideOf ? insideOf[Tag] : 'x'}
  </Tag>
));

/** For places that allow only phrasing content. */
const phrase = content.filter(({ key }) => ['a', 'b', 'small', 'code', 'svg', 'span'].includes(String(key)));

const rows = [{ word: 'x' }];
const titleInfos = [{ dataKey: 'word', titleName: 'Keyword' }];
const table = { caption: 'Keywords', language: 'en', height: 300, rows } as const;
const ignore = () => undefined;

/** Places for content of a host. */
const places: Record<string, ReactNode> = {
  'a cell': <ReportTable {...table} titleInfos={titleInfos} renderers={{ word: () => content }} />,
  'heads, cells and totals of own columns': (
    <ReportTable
      {...table}
      columns={[
        {
          id: 'word',
          accessorKey: 'word',
          enableSorting: false,
          header: () => content,
          cell: () => content,
          footer: () => content,
        },
      ]}
    />
  ),
  'the empty state of a table': <ReportTable {...table} titleInfos={titleInfos} rows={[]} empty={content} />,
  'the failure of a table': (
    <ReportTable {...table} titleInfos={titleInfos} rows={[]} status="error" error={content} />
  ),
  'the foot of a table': (
    <ReportTable
      {...table}
      titleInfos={titleInfos}
      footerNote={content}
      footerBar={content}
      pagination={{ page: 1, size: 20, onChange: ignore }}
    />
  ),
  'a small table': (
    <DataTable
      caption="Keywords"
      rows={rows}
      rowId={({ word }) => word}
      columns={[{ id: 'word', header: () => content, cell: () => content }]}
    />
  ),
  'a panel': (
    <Panel title="Panel" aside={content} note={content}>
      {content}
    </Panel>
  ),
  'a dialog': (
    <Dialog open>
      <DialogContent title={phrase} closeLabel="Close" actions={content} sideAction={content}>
        {content}
      </DialogContent>
    </Dialog>
  ),
  'a sheet': (
    <Sheet open>
      <SheetContent side="right" title="Sheet" closeLabel="Close" footer={content}>
        {content}
      </SheetContent>
    </Sheet>
  ),
  'a popover': (
    <Popover open>
      <PopoverTrigger>Open</PopoverTrigger>
      <PopoverContent label="Popover">{content}</PopoverContent>
    </Popover>
  ),
  tabs: (
    <Tabs value="a" values={['a']} onValueChange={ignore}>
      <TabList label="Tabs" trailing={content}>
        {null}
      </TabList>
      {content}
      <TabPanel value="a">{content}</TabPanel>
    </Tabs>
  ),
  'an empty state': <EmptyState kind="nothingYet" title={phrase} description={phrase} actions={content} />,
  'an alert': (
    <Alert tone="info" action={content}>
      {content}
    </Alert>
  ),
  'an open KPI': (
    <KpiStrip kpis={[{ id: 'a', label: 'Clicks', value: '1' }]} selected="a" onSelectedChange={ignore}>
      {content}
    </KpiStrip>
  ),
  'a toast': <Raised />,
  'the label of a checkbox': <Checkbox label={phrase} />,
  'a field': (
    <Field label={phrase} counter={content}>
      {() => <input />}
    </Field>
  ),
};

/** A toast with content of the host. */
function Raised() {
  useEffect(() => {
    toast.info('Saved', { description: content, closeLabel: 'Close', staysOpen: true });
    return () => void toast.clear();
  }, []);
  return <Toaster label="Toasts" />;
}

const others: CSSStyleSheet[] = [];
const own: HTMLStyleElement[] = [];

function addSheet(css: string): HTMLStyleElement {
  const element = document.createElement('style');
  element.textContent = css;
  document.head.append(element);
  own.push(element);
  return element;
}

beforeEach(async () => {
  await page.viewport(1200, 900);
  // from previous tests on the same page
  others.push(...[...document.styleSheets].filter((sheet) => !sheet.disabled));
  for (const sheet of others) sheet.disabled = true;
});
afterEach(async () => {
  await cleanup();
  for (const sheet of others.splice(0)) sheet.disabled = false;
  for (const element of own.splice(0)) element.remove();
});

const hosts = { 'Tailwind 4': tailwindHost, 'plain CSS': plainHost };

describe.each(Object.entries(hosts))('a host with %s', (_, hostCss) => {
  describe.each(['before', 'after'] as const)('its sheet %s ours', (order) => {
    const addSheets = () => {
      if (order === 'before') addSheet(hostCss);
      const ours = addSheet(ourSheet);
      if (order === 'after') addSheet(hostCss);
      return ours;
    };

    it('has its own style in all that holds content of a host', async () => {
      const ours = addSheets();
      const wrong: string[] = [];
      for (const [place, element] of Object.entries(places)) {
        await render(element);
        const selector = '[data-host-sample], [data-host-sample] *';
        await expect
          .poll(() => document.querySelectorAll(selector).length, { message: place })
          .toBeGreaterThanOrEqual(phrase.length);
        const elements = [...document.querySelectorAll(selector)];
        // inherited styles and the given space of the host's elements stay the same without our sheet
        const restore = fixOthers(elements);
        const withOurs = elements.map(styleOf);
        ours.disabled = true;
        elements.forEach((each, index) => {
          const [expected, actual = ''] = [styleOf(each), withOurs[index]];
          if (expected !== actual)
            wrong.push(`${each.tagName} in ${place}: ${differences(expected, actual).join('; ')}`);
        });
        ours.disabled = false;
        restore();
        await cleanup();
      }
      expect(wrong).toEqual([]);
    });

    it('leaves components unchanged, even in its own elements inside components', async () => {
      addSheet(pageText);
      addSheets();
      const [host] = own.filter(({ textContent }) => textContent === hostCss);
      const { container } = await render(<Nested />);
      await expect.poll(() => container.querySelectorAll('button').length).toBeGreaterThanOrEqual(3);
      const ours = () => [...container.querySelectorAll('*')].filter((each) => !each.matches(hostElements));
      expect(ours().length).toBeGreaterThan(60);
      const beside = ours().map(styleOf);
      if (host) host.disabled = true;
      const wrong = ours().flatMap((each, index) => {
        const [expected, actual = ''] = [styleOf(each), beside[index]];
        const name = `${each.tagName}.${each.getAttribute('class') ?? ''}`;
        return expected === actual ? [] : [`${name}: ${differences(expected, actual).join('; ')}`];
      });
      expect(wrong).toEqual([]);
    });
  });
});

const hostElements = '[data-host-sample], [data-vitest]';
/** Styles that components inherit from every page. */
const pageText = `html { font-family: Georgia, serif; tab-size: 4; -webkit-text-size-adjust: 100%; -webkit-tap-highlight-color: transparent }`;

/** Components in elements of a host in components, several levels deep. */
function Nested() {
  const host = { 'data-host-sample': '', className: 'font-medium italic text-white uppercase' };
  const parts = (
    <div {...host}>
      <Button>Save</Button>
      <Chip>New</Chip>
      <Checkbox label="All" />
      <Field label="Name">{(control) => <input {...host} {...control} />}</Field>
    </div>
  );
  return (
    <div {...host} style={{ position: 'absolute', inset: 0, width: 900 }}>
      <Panel title="Panel">
        <div {...host}>
          {parts}
          <ReportTable {...table} titleInfos={titleInfos} renderers={{ word: () => parts }} />
          <EmptyState kind="nothingYet" title="Nothing" actions={parts} />
        </div>
      </Panel>
    </div>
  );
}

const names = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--'));

/** All computed styles of an element and of its pseudo-elements, by line in the order of `names`. */
function styleOf(element: Element): string {
  const parts = ['', '::before', '::after'].map((pseudo) => {
    const computed = getComputedStyle(element, pseudo);
    const isDrawn = pseudo === '' || computed.content !== 'none';
    return isDrawn ? names.map((name) => computed.getPropertyValue(name)).join('\n') : '';
  });
  return parts.join('\n\n');
}

function differences(expected: string, actual: string): string[] {
  const now = actual.split('\n');
  return expected
    .split('\n')
    .flatMap((value, index) =>
      value === now[index] ? [] : [`${names[index] ?? 'pseudo-element'} is ${now[index]}, not ${value}`],
    );
}

/** Fixes the current styles of all other elements of the page, whatever sheets set later; returns a function that restores them. */
function fixOthers(elements: readonly Element[]): () => void {
  const samples = new Set(elements);
  const fixed = [...document.querySelectorAll<HTMLElement | SVGElement>('html, body, body *')]
    .filter((element) => !samples.has(element))
    .map((element) => {
      const computed = getComputedStyle(element);
      const css = names.map((name) => `${name}: ${computed.getPropertyValue(name)}`).join('; ');
      return { element, css, before: element.style.cssText };
    });
  for (const { element, css } of fixed) element.style.cssText = css;
  return () => {
    for (const { element, before } of fixed) element.style.cssText = before;
  };
}
