import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { DecodedText } from '../../../kits/workbooks/read/decode-text';
import { readDelimited } from '../../../kits/workbooks/read/read-delimited';
import { TextSet } from './text-set';

const limits = { maxRows: 1_000 };
const textOf = (chunks: string[]): DecodedText => ({
  chunks,
  encoding: 'utf-8',
  isLikely: true,
  endsInside: false,
});
const cell = fc.oneof(
  fc.constantFrom('', 'a', '品牌词', '1,000', 'two\nlines', 'CR\r\nLF', 'say "no"', '"', ' x '),
  fc.string({ maxLength: 6 }).map((text) => text.replace(/[\r\0]/g, '')),
);

describe('readDelimited', () => {
  it('finds the same rows wherever the text is cut into chunks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('\n', '\r\n'),
        fc.array(fc.nat(60), { maxLength: 12 }),
        (rows, newline, cuts) => {
          const text =
            `first,second\n`.replace('\n', newline) + Papa.unparse(rows, { newline, header: false });
          const places = [0, ...cuts.filter((cut) => cut < text.length).sort((a, b) => a - b), text.length];
          const chunks = places.slice(1).map((end, index) => text.slice(places[index], end));
          const [whole] = readDelimited(textOf([text]), limits).tables;
          const [cut] = readDelimited(textOf(chunks), limits).tables;
          expect([...(cut?.rows ?? [])]).toEqual([...(whole?.rows ?? [])]);
          expect([cut?.rowCount, cut?.last]).toEqual([whole?.rowCount, whole?.last]);
        },
      ),
    );
  });
});

describe('TextSet', () => {
  it('numbers different texts in the order of their first addition', () => {
    const set = new TextSet();
    const texts = Array.from({ length: 5_000 }, (_, index) => `keyword ${String(index)}`);
    expect(texts.map((text) => set.find(text))).toEqual(texts.map((_, index) => ({ index, isNew: true })));
    expect(set.find('keyword 4321')).toEqual({ index: 4321, isNew: false });
    expect(set.size).toBe(5_000);
  });
});
