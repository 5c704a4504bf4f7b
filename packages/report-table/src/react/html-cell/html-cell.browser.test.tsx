import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { attacks } from '../../../../../tools/html-attacks';
import { caught, idleFrame, provoke, setTraps } from '../../../../../tools/html-attacks/traps';
import '../../../css/styles.css';
import { HtmlCell } from './html-cell';
import { sanitizer } from './load-sanitizer';
import { sanitizeHtml } from './sanitize';

const tags = new Set('a b br code em i li mark ol p s small span strong sub sup u ul'.split(' '));

/** Everything under an element that has no place in a cell. */
function misplacedIn(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
  const misplaced: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) misplaced.push(...faultsOf(node));
    else if (node.nodeType !== Node.TEXT_NODE) misplaced.push(node.nodeName);
  }
  return misplaced;
}

function faultsOf(element: Element): string[] {
  const { localName, namespaceURI, attributes, shadowRoot } = element;
  const isKnown = namespaceURI === 'http://www.w3.org/1999/xhtml' && tags.has(localName) && !shadowRoot;
  const faults = isKnown ? [] : [localName];
  for (const { name, value } of attributes) {
    const isSafe =
      name === 'title' ||
      (localName === 'a' &&
        ((name === 'href' && /^(https?:\/\/|mailto:)/.test(value)) ||
          (name === 'rel' && value === 'noopener noreferrer nofollow') ||
          (name === 'target' && value === '_blank') ||
          (name === 'data-cell-focus' && value === '')));
    if (!isSafe) faults.push(`${localName} ${name}=${value}`);
  }
  return faults;
}

beforeAll(async () => {
  setTraps();
  await render(<HtmlCell html="<b>x</b>" />);
  await vi.waitFor(() => expect(sanitizer.current()).toBeTruthy());
});
beforeEach(() => {
  caught.length = 0;
});

// the same sanitizer handles every attack in messages: here its shorter allow-list for cells is tested
it.each(Object.entries(attacks))('leaves nothing of an attack in a cell: %s', (_, markups) => {
  for (const html of markups) expect(misplacedIn(sanitizeHtml(`words ${html}`)), html).toEqual([]);
});

it.each(Object.entries(attacks))('has no effect when a cell shows it: %s', async (_, [html = '']) => {
  // includes words, since a cell without any does not parse its markup
  const { container } = await render(
    [html, `words ${html}`].map((markup) => <HtmlCell key={markup} html={markup} />),
  );
  expect(container.children).toHaveLength(2);
  for (const cell of container.children) {
    expect(misplacedIn(cell)).toEqual([]);
    // nor when it is copied to where it is parsed again
    const copy = new DOMParser().parseFromString(cell.innerHTML, 'text/html');
    expect(misplacedIn(copy.body)).toEqual([]);
    expect(copy.head.childElementCount).toBe(0);
  }
  container.querySelectorAll('*').forEach(provoke);
  await idleFrame();
  expect(caught).toEqual([]);
  expect(document.baseURI).toBe(location.href);
});

describe('the traps', () => {
  it.each([
    ['<img src=x onerror=alert(1)>', 'alert'],
    ['<b onclick=alert(1)>x</b>', 'alert'],
    ['<b onpointerover=alert(1)>x</b>', 'alert'],
    ['<details open ontoggle=alert(1)>x</details>', 'alert'],
    ['<a href="java\tscript:alert(1)">x</a>', 'alert'],
    ['<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>', 'alert'],
    ['<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>', 'alert'],
    ['<b onclick="pwned=1">x</b>', 'pwned'],
    ['<img src="https://evil.example/x.png">', 'img(https://evil.example'],
    ['<link rel=stylesheet href="https://evil.example/x.css">', 'link(https://evil.example'],
    ['<style>@import "https://evil.example/y.css"</style>', 'css(https://evil.example'],
    ['<form action="https://evil.example/"><button>x</button></form>', 'navigate'],
    ['<meta http-equiv=refresh content="0;url=https://evil.example/">', 'navigate'],
  ])('are triggered by %s without sanitizing', async (html, name) => {
    const { container } = await render(<div />);
    container.append(document.createRange().createContextualFragment(html));
    expect(misplacedIn(container)).not.toEqual([]);
    container.querySelectorAll('*').forEach(provoke);
    await expect.poll(() => caught.join('\n')).toContain(name);
  });
});

it('shows the text of markup until the sanitizer is loaded, and then the markup', async () => {
  const current = vi.spyOn(sanitizer, 'current').mockReturnValue(undefined);
  const subscribe = vi.spyOn(sanitizer, 'subscribe').mockReturnValue(() => true);
  onTestFinished(() => [current, subscribe].forEach((spy) => spy.mockRestore()));
  const html = '<b onclick="alert(1)">bold</b> &amp; <img src="x" onerror="alert(1)"><i>slanted</i>';
  const { container } = await render(
    <>
      <HtmlCell html={html} />
      <HtmlCell html="plain" />
    </>,
  );
  const texts = () => [...container.children].map((cell) => cell.innerHTML);
  const notify = () => subscribe.mock.calls.forEach(([listener]) => listener());
  expect(texts()).toEqual(['bold &amp; slanted', 'plain']);
  // it could not be loaded
  current.mockReturnValue(null);
  notify();
  await idleFrame();
  expect(texts()).toEqual(['bold &amp; slanted', 'plain']);
  current.mockReturnValue(sanitizeHtml);
  notify();
  await expect.poll(texts).toEqual(['<b>bold</b> &amp; <i>slanted</i>', 'plain']);
});

describe('allowed markup in a cell', () => {
  it.each([
    [
      '<b>a</b><strong>b</strong><i>c</i><em>d</em><u>e</u><s>f</s><small>g</small><code>h</code><mark>i</mark>',
    ],
    ['1<sup>st</sup> and H<sub>2</sub>O <span title="all of it">in part</span>'],
    ['a &amp; b &lt;i&gt; 中文'],
  ])('is rendered unchanged: %s', async (html) => {
    const { container } = await render(<HtmlCell html={html} />);
    expect(container.querySelector('span')?.innerHTML).toBe(html);
  });

  it('opens external links without opener and referrer', async () => {
    const html = '<a href=" https://example.com/a?b=1&amp;c ">one</a><a href="mailto:x@example.com">two</a>';
    const { getByRole } = await render(<HtmlCell html={html} />);
    for (const [name, href] of [
      ['one', 'https://example.com/a?b=1&c'],
      ['two', 'mailto:x@example.com'],
    ] as const) {
      const link = getByRole('link', { name });
      await expect.element(link).toHaveAttribute('href', href);
      await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
      await expect.element(link).toHaveAttribute('target', '_blank');
    }
  });

  it.each([
    [16, 'serif'],
    [13, 'sans-serif'],
  ])('is on one line, with any blocks and sizes: %i px %s', async (fontSize, fontFamily) => {
    const html =
      '<p>one</p><ul><li>two</li><li>three</li></ul>four<br>five<h1>six</h1><div>seven</div>' +
      '<code>m</code><sup>2</sup><sub>2</sub><small>s</small><mark>k</mark><a href="https://example.com">l</a>';
    const draw = (markup: string) => (
      <div data-scope-ui="" className="flex items-center leading-5" style={{ fontSize, fontFamily }}>
        <HtmlCell html={markup} />
      </div>
    );
    const { container, rerender } = await render(draw('plain'));
    const height = container.firstElementChild?.clientHeight;
    expect(height).toBe(20);
    await rerender(draw(html));
    expect(container.firstElementChild?.clientHeight).toBe(height);
    const tops = [...container.querySelectorAll('p, li')].map((block) => block.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
    expect(container.textContent.replace(/\s+/g, ' ').trim()).toBe(
      'one two three four five six seven m22skl',
    );
    expect(container.querySelector('span')?.title).toBe('one two three four five six seven m22skl');
  });

  it('is text if it is longer than any line', async () => {
    const html = `<b>${'word '.repeat(2000)}</b>`;
    const { container } = await render(<HtmlCell html={html} />);
    expect(container.querySelector('b')).toBeNull();
    expect(container.textContent).toBe('word '.repeat(2000).trim());
  });

  it('is replaced with the row', async () => {
    const { container, rerender } = await render(<HtmlCell html="<b>one</b>" />);
    await rerender(<HtmlCell html="<i>two</i>" />);
    expect(container.querySelector('span')?.innerHTML).toBe('<i>two</i>');
    await rerender(<HtmlCell html="<br>" />);
    expect(container.textContent).toBe('--');
    await rerender(<HtmlCell html="<b>one</b>" />);
    expect(container.querySelector('span')?.innerHTML).toBe('<b>one</b>');
  });

  it('is sanitized once while the same markup repeats, into separate nodes', () => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    const first = sanitizeHtml('<b>again</b>');
    const second = sanitizeHtml('<b>again</b>');
    expect(parse).toHaveBeenCalledTimes(1);
    expect(second.firstChild).not.toBe(first.firstChild);
    expect(second.isEqualNode(first)).toBe(true);
    first.firstElementChild?.setAttribute('onclick', 'alert(1)');
    expect(sanitizeHtml('<b>again</b>').isEqualNode(second)).toBe(true);
    for (let index = 0; index < 1000; index += 1) sanitizeHtml(`<b>${index}</b>`);
    parse.mockClear();
    sanitizeHtml('<b>again</b>');
    expect(parse).toHaveBeenCalledTimes(1);
    parse.mockRestore();
  });
});

it('triggers no trap later', async () => {
  for (let frame = 0; frame < 10; frame += 1) await idleFrame();
  expect(caught).toEqual([]);
});
