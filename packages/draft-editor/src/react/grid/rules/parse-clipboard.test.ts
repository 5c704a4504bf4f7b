import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseClipboard } from './parse-clipboard';

const parse = (text: string) => [...parseClipboard(text)];

it.each([
  ['one cell', 'a', [['a']]],
  ['nothing', '', []],
  [
    'cells and rows',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a line break at the end', 'a\tb\r\n', [['a', 'b']]],
  ['every kind of line break', 'a\rb\r\nc\nd', [['a'], ['b'], ['c'], ['d']]],
  ['empty cells', '\ta\t\n\n\t', [['', 'a', ''], [''], ['', '']]],
  ['tabs and line breaks in quotes', '"a\tb\nc"\td', [['a\tb\nc', 'd']]],
  ['doubled quotes', '"say ""hi"""\tb', [['say "hi"', 'b']]],
  ['an empty cell in quotes', '""\tb', [['', 'b']]],
  ['a quote within a text', '5" pipe\tb', [['5" pipe', 'b']]],
  [
    'a quote that is never closed',
    '"a\tb\n"c"\td',
    [
      ['"a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a text after a quoted one', '"a" b\t"c\td"', [['"a" b', 'c\td']]],
])('reads %s', (_, text, rows) => {
  expect(parse(text)).toEqual(rows);
});

it('reads any text that is written with quotes', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', '雪') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const text = rows
        .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join('\t'))
        .join('\n');
      expect(parse(text)).toEqual(rows);
    }),
  );
});

it('reads 100,000 rows with quotes that are never closed', () => {
  expect(parse('"a\tb\n'.repeat(100_000))).toHaveLength(100_000);
});
