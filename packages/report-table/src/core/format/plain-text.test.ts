import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainTextOf } from './plain-text';

describe('plainTextOf', () => {
  it.each([
    ['plain', 'plain'],
    ['<b>bold</b> and <i>slanted</i>', 'bold and slanted'],
    ['one<br>two<br/>three', 'one two three'],
    ['<ul><li>one</li><li>two</li></ul>', 'one two'],
    ['<p>one</p><p>two</p>', 'one two'],
    ['up<sup>2</sup>', 'up2'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['a &amp; b &lt;i&gt; &#20013;&#x6587;', 'a & b <i> 中文'],
    ['&amp;lt;', '&lt;'],
    ['&nosuchname; &__proto__;', '&nosuchname; &__proto__;'],
    ['&constructor;', '&constructor;'],
    ['&#0;&#x110000;&#xd800;', '\ufffd\ufffd\ufffd'],
    ['a<script>alert("</b>")</script>b', 'ab'],
    ['a<STYLE>b{}</style >c', 'ac'],
    ['<a title="a > b" href=\'x>y\'>link</a>', 'link'],
    ["<p title=it's>kept</p>", 'kept'],
    ['<!-- no > comment -->text', 'text'],
    ['<!-->text', 'text'],
    ['<!doctype html><?xml?></ >text', 'text'],
    ['a<script>never closed', 'a'],
    ['a<b title="never closed>b', 'a'],
    ['  much \n\t  space&nbsp; ', 'much space'],
  ])('reads %s as %s', (html, text) => {
    expect(plainTextOf(html)).toBe(text);
  });

  it('leaves text without markup unchanged, on one line', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^<&]*$/), (text) => {
        expect(plainTextOf(text)).toBe(text.replace(/\s+/g, ' ').trim());
      }),
    );
  });

  it('terminates on any input', () => {
    const part = fc.constantFrom('<', '>', '<!--', '-->', '<script', '</', '="', "'", '&#', 'a', ' ', '<p>');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 200 }), (parts) => {
        expect(typeof plainTextOf(parts.join(''))).toBe('string');
      }),
    );
  });

  it.each(['<', '<b', '<!--', '<script>', '<a b="', '&#', '=', '<a b=\'"', '</', '<svg><p>', '<p>', '   <'])(
    'reads a million characters of %s in one pass',
    (part) => {
      const html = part.repeat(Math.ceil(1_000_000 / part.length));
      expect(plainTextOf(html).length).toBeLessThanOrEqual(html.length);
    },
  );
});
