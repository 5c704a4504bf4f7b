import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { attacks } from '../../../../../tools/html-attacks';
import { caught, idleFrame, provoke, setTraps } from '../../../../../tools/html-attacks/traps';
import '../../../css/styles.css';
import { sanitizeMessage } from './message-sanitizer';
import { SafeHtml } from './safe-html';

const tags = new Set(
  'a b blockquote br caption code em h3 h4 hr i li mark ol p pre s small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
const plainAttributes = new Set(['title', 'colspan', 'rowspan', 'start']);

/** Short enough to do to each of its elements all that may be done to them. */
const isShort = (html: string) => html.length <= 5000;

/** Everything under an element that has no place in a message. */
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
  const goesAway = element.getAttribute('target') === '_blank';
  for (const { name, value } of attributes) {
    const isSafe =
      plainAttributes.has(name) ||
      (localName === 'a' &&
        ((name === 'href' && (goesAway ? /^(https?:\/\/|mailto:)/ : /^\/(?![/\\])/).test(value)) ||
          (name === 'rel' && value === 'noopener noreferrer nofollow') ||
          (name === 'target' && goesAway && element.hasAttribute('rel'))));
    if (!isSafe) faults.push(`${localName} ${name}=${value}`);
  }
  return faults;
}

beforeAll(() => setTraps());
beforeEach(() => {
  caught.length = 0;
});

it.each(Object.entries(attacks))('neutralizes an attack in a message: %s', async (_, markups) => {
  const paths: string[] = [];
  const shown = markups.filter(isShort).flatMap((html) => [html, `<p>words ${html}</p>`]);
  const { container } = await render(
    shown.map((markup) => <SafeHtml key={markup} html={markup} onNavigate={(path) => paths.push(path)} />),
  );
  expect(container.children).toHaveLength(shown.length);
  for (const [index, message] of [...container.children].entries()) {
    expect(misplacedIn(message), shown[index]).toEqual([]);
    // nor would it do anything if it were copied to where it is parsed again
    const copy = new DOMParser().parseFromString(message.innerHTML, 'text/html');
    expect(misplacedIn(copy.body), shown[index]).toEqual([]);
    expect(copy.head.childElementCount, shown[index]).toBe(0);
  }
  container.querySelectorAll('*').forEach(provoke);
  await idleFrame();
  expect(caught).toEqual([]);
  for (const path of paths) expect(new URL(path, location.href).origin).toBe(location.origin);
  expect(document.baseURI).toBe(location.href);
});

it.each(
  Object.values(attacks)
    .flat()
    .filter((html) => !isShort(html))
    .map((html) => [html.slice(0, 40), html] as const),
)('leaves nothing of markup of any length: %s', (_, html) => {
  expect(misplacedIn(sanitizeMessage(`words ${html}`))).toEqual([]);
});

describe('the text of a message', () => {
  it('is shown as plain text where it is longer than any message', async () => {
    const html = `<b>${'word '.repeat(5000)}</b>`;
    const { container } = await render(<SafeHtml html={html} />);
    expect(container.querySelector('b')).toBeNull();
    expect(container.textContent).toBe(html);
  });

  it.each([
    ['<p>a<br>b</p><h3>c</h3><h4>d</h4><ul><li>e</li></ul><ol start="3"><li><p>f</p></li></ol><hr>'],
    ['<p><b>a</b><strong>b</strong><i>c</i><em>d</em><u>e</u><s>f</s><code>g</code><mark>h</mark></p>'],
    [
      '<table><tbody><tr><th colspan="2">a</th></tr><tr><td rowspan="2">b</td><td>c</td></tr></tbody></table>',
    ],
    ['<blockquote><p>a</p></blockquote><pre><code>b\n c</code></pre>'],
  ])('keeps %s', async (html) => {
    const { container } = await render(<SafeHtml html={html} />);
    expect(container.firstElementChild?.innerHTML).toBe(html);
  });

  it('keeps the text of removed elements, separated by spaces', async () => {
    const { container } = await render(<SafeHtml html="<h1>one</h1><div>two</div><button>three</button>" />);
    expect(container.textContent.replace(/\s+/g, ' ').trim()).toBe('one two three');
  });

  it('opens links to other sites in a new tab, without opener and referrer', async () => {
    const { getByRole } = await render(<SafeHtml html='<a href="https://example.com/a?b=1">out</a>' />);
    const link = getByRole('link', { name: 'out' });
    await expect.element(link).toHaveAttribute('href', 'https://example.com/a?b=1');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  it('passes links to pages of this origin to the host, except for a new tab', async () => {
    const onNavigate = vi.fn();
    const html = `<p><a href="/downloadCenter/index?page=2"><b>in</b></a> <a href="${location.origin}/home">home</a></p>`;
    const { getByRole } = await render(<SafeHtml html={html} onNavigate={onNavigate} />);
    await getByRole('link', { name: 'in' }).click();
    await getByRole('link', { name: 'home' }).click();
    expect(onNavigate.mock.calls).toEqual([['/downloadCenter/index?page=2'], ['/home']]);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // prevents the navigation after the component has handled the click
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    getByRole('link', { name: 'in' }).element().dispatchEvent(click);
    expect(onNavigate).toHaveBeenCalledTimes(2);
  });

  it('updates with the message', async () => {
    const { container, rerender } = await render(<SafeHtml html="<p>one</p>" />);
    await rerender(<SafeHtml html="<p>two</p>" />);
    expect(container.textContent).toBe('two');
  });

  it('stays inside its box, whatever its content', async () => {
    const html = `<p>${'x'.repeat(400)}</p><table><tr><th>${'y'.repeat(200)}</th><td>z</td></tr></table>`;
    const { container } = await render(
      <div style={{ width: 300 }}>
        <SafeHtml html={html} />
      </div>,
    );
    expect(container.firstElementChild?.scrollWidth).toBe(300);
  });
});
