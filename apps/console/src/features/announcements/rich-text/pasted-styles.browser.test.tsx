import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutInlineStyles } from './pasted-styles';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const piece = fc.constantFrom(
  ...[
    '<p style="color: red">',
    "<b onclick='a()' style='font-weight: normal'>",
    '<i class=a/style=b>',
    '</b>',
  ],
  ...[
    '<td title="a > b" STYLE = "c">',
    '<style><!-- p { margin: 0 } --></style>',
    '<!-- style="a" -->',
    '<br>',
  ],
  ...['style="a"', ' onclick=b', "it's", '"', '<', '>', '=', ' & ', '文字', '&lt;p style="a"&gt;'],
);

it('leaves no inline style or event in HTML, and all of its text', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const html = pieces.join('');
      const expected = parse(html);
      for (const style of expected.querySelectorAll('style')) style.remove();
      const changed = parse(withoutInlineStyles(html));
      expect(changed.querySelectorAll('[style], [onclick], style')).toHaveLength(0);
      expect(changed.textContent).toBe(expected.textContent);
    }),
    { numRuns: 300 },
  );
});
