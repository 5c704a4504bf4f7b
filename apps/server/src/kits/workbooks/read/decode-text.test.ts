import fc from 'fast-check';
import { isUtf8 } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { encode, encodings } from '../../../testing/report-files';
import { bytesInMemory } from './byte-source';
import { decodeText } from './decode-text';

const decode = (bytes: Uint8Array) =>
  decodeText(bytesInMemory(bytes)).map(({ chunks, ...decoded }) => ({
    ...decoded,
    text: [...chunks].join(''),
  }));
const words = fc.stringMatching(/^[a-z ]{0,4}[一-龥]{4,12}[a-z,\n🔥]{0,6}$/u);

describe('decodeText', () => {
  it.each(encodings)('gives a text in %s back as it was', (encoding) => {
    fc.assert(
      fc.property(words, (text) => {
        const bytes = encode(text, encoding);
        // a short text, such as 一杲, can be valid in both; a report is too long
        fc.pre(encoding !== 'gb18030' || !isUtf8(bytes));
        const [first] = decode(bytes);
        expect(first).toEqual({ text, encoding, endsInside: false });
      }),
      { examples: [['展现,点击,消费\n广东,𠮷野家,1']] },
    );
  });

  it('adds Big5 when only the header can decide', () => {
    expect(decode(encode('廣告活動,曝光,點擊,費用', 'big5')).map(({ text }) => text)).toContain(
      '廣告活動,曝光,點擊,費用',
    );
  });

  it.each(['utf-8', 'utf-16le', 'gb18030'] as const)(
    'notices that %s stops inside a character',
    (encoding) => {
      const bytes = encode('计划,点击\n品牌', encoding);
      expect(decode(bytes.subarray(0, -1))[0]).toMatchObject({ endsInside: true });
    },
  );

  it('reports the row of a broken character instead of changing the encoding', () => {
    const bytes = encode('日期,推广计划,展现\n2024-01-01,品牌词一二三四,5\n', 'utf-8');
    bytes[bytes.indexOf('品') + 1] = 0x28;
    expect(() => decode(bytes)).toThrow(expect.objectContaining({ code: 'encoding_unknown', rowNumber: 2 }));
  });

  it('rejects bytes that are no text in any encoding', () => {
    expect(() => decode(Uint8Array.of(0x41, 0xff, 0xff, 0xff, 0x80, 0x0a))).toThrow('encoding_unknown');
  });
});
