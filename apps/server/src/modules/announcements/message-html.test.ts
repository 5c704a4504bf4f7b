import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanMessageHtml, plainText, safeAddress } from './message-html';

/** Allowed output: the listed tags without attributes, and links with `href` and `rel`. */
const allowed =
  /^(?:[^<>]|<\/?(?:p|h3|h4|blockquote|ul|ol|li|strong|b|em|i|u|s|code|table|thead|tbody|tr|th|td)>|<br \/>|<\/a>|<a href="(?:https?:|mailto:|\/(?!\/))[^"<>]*" rel="noopener noreferrer">)*$/u;

describe('the HTML of a message', () => {
  it('keeps the allowed elements', () => {
    const html =
      '<h3>Time</h3><p>Read <strong>this</strong> <a href="/home/index" rel="noopener noreferrer">here</a>.</p>' +
      '<table><tbody><tr><th>Begins</th><td>01:00</td></tr></tbody></table><ul><li><p>One</p></li></ul>';
    expect(cleanMessageHtml(html)).toBe(html);
  });

  it.each([
    ['<p></p><p><br></p><p>a</p><p></p><p>b</p><p> </p>', '<p>a</p><p></p><p>b</p>'],
    ['<p>&nbsp;</p>', ''],
    ['<table><tr><td></td></tr></table>', ''],
    ['', ''],
  ])('is trimmed: %s', (html, clean) => {
    expect(cleanMessageHtml(html)).toBe(clean);
  });

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<SCRIPT SRC=//evil.example></SCRIPT>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<p onclick="alert(1)" style="x:expression(alert(1))" class=x id=y>a</p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script></svg>a', 'a'],
    ['<svg/onload=alert(1)>', ''],
    ['<math><mtext><table><mglyph><style><img src onerror=alert(1)>', ''],
    ['<iframe srcdoc="<script>alert(1)</script>">a</iframe>b', 'b'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="JaVa&#x09;ScRiPt&colon;alert(1)">a</a>', 'a'],
    ['<a href="&#106;avascript:alert(1)">a</a>', 'a'],
    ['<a href=" \u0001javascript:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', 'a'],
    ['<a href="vbscript:x">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="/\\evil.example">a</a>', 'a'],
    ['<a href="/.//evil.example">a</a>', 'a'],
    ['<a href="/\t/evil.example">a</a>', 'a'],
    ['<a href="https://bank.example@evil.example">a</a>', 'a'],
    ['<a href="home">a</a>', 'a'],
    [
      '<a href="https://a.example/?q=&quot;><b" target=_blank>a</a>',
      '<a href="https://a.example/?q=%22%3E%3Cb" rel="noopener noreferrer">a</a>',
    ],
    [
      '<a href="mailto:help@a.example">a</a>',
      '<a href="mailto:help@a.example" rel="noopener noreferrer">a</a>',
    ],
    ['<form action=/x><input value=a><button formaction=javascript:alert(1)>b</button></form>', 'b'],
    ['<base href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example">a', 'a'],
    ['<!-- <img src=x onerror=alert(1)> -->a<![CDATA[<img src=x>]]>', 'a'],
    ['<p>a<b>b', '<p>a<b>b</b></p>'],
    ['<p title="<img src=x onerror=alert(1)>">a</p>', '<p>a</p>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<x:script xmlns:x="http://www.w3.org/1999/xhtml">a</x:script>', 'a'],
  ])('is harmless: %s', (html, clean) => {
    const made = cleanMessageHtml(html);
    expect(made).toBe(clean);
    expect(made).toMatch(allowed);
  });

  it.each(['<b>', '<table><tr><td>', '<ul><li>', '<div>', '<a href=/x>', '<blockquote><p>', '<svg>', '</p>'])(
    'stays small and shallow with endless nesting of %s',
    (open) => {
      const made = cleanMessageHtml(open.repeat(20_000 / open.length) + 'a');
      expect(made.length).toBeLessThan(2_000);
      expect(made).toMatch(allowed);
    },
  );

  it('is stable for broken markup that parses differently the second time', () => {
    const made = cleanMessageHtml('<p><A><<table>');
    expect(made).not.toBe('');
    expect(cleanMessageHtml(made)).toBe(made);
  });

  it('contains only allowed elements, and cleaning it again changes nothing', () => {
    const piece = constantFrom(
      ...['<', '>', '"', "'", '/', '=', '&', ';', '<!--', '-->', '<![CDATA[', ']]>', ' ', '\n'],
      ...['<p', '</p>', '<a href=', 'javascript:', '&#106;', '&Tab;', '&colon;', 'https://a.example/', '//b'],
      ...[
        '<svg>',
        '<math>',
        '<style>',
        '</style>',
        '<table>',
        '<td>',
        '<li>',
        '<script>',
        '</script>',
        '<p>',
      ],
      ...['onerror=', 'alert(1)', '<img src=x ', '<template>', '<b>', '</b>', '<noscript>', '<br>', '&lt;'],
    );
    assert(
      property(
        array(constantFrom('piece', 'text').chain((kind) => (kind === 'piece' ? piece : string()))),
        (parts) => {
          const made = cleanMessageHtml(parts.join(''));
          expect(made).toMatch(allowed);
          expect(cleanMessageHtml(made)).toBe(made);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('an address', () => {
  it('is a path of the console, or uses http, https or mailto', () => {
    const piece = constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '//',
      'http',
      'https:',
      'javascript:',
      '\t',
      '%2f',
      'a',
      '?',
    );
    assert(
      property(array(piece), (parts) => {
        const address = safeAddress(parts.join(''));
        if (address === undefined) return;
        const url = new URL(address, 'https://console.example');
        const isOwn = url.origin === 'https://console.example';
        expect(isOwn ? address.startsWith('/') : /^(?:https?|mailto):/.test(address)).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});

it('returns the text of HTML without its markup', () => {
  expect(plainText('<p>a &lt;b&gt; &amp;amp; <a href="/x" rel="y">c</a></p>')).toBe('a <b> &amp; c');
});
