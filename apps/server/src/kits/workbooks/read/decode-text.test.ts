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
/** Rare characters alone are not the text of a report. */
const words = fc.stringMatching(
  /^[a-z ]{0,4}[品牌词通用长尾旅游上海展现点击消费计划单元关键创意]{4,12}[a-z,\n🔥]{0,6}$/u,
);

describe('decodeText', () => {
  it.each(encodings)('decodes a text in %s unchanged', (encoding) => {
    fc.assert(
      fc.property(words, (text) => {
        const bytes = encode(text, encoding);
        // a short text, such as 一杲, can be valid in both encodings; a report is long enough to tell
        fc.pre(encoding !== 'gb18030' || !isUtf8(bytes));
        expect(decode(bytes)).toContainEqual(expect.objectContaining({ text, encoding, endsInside: false }));
      }),
      { examples: [['展现,点击,消费\n广东,𠮷野家,1']] },
    );
  });

  it.each([
    ['gb18030', '推广计划,展现,点击,消费\n品牌词,100,5,4.00\n'],
    ['gb18030', 'Campaign,Clicks\n品牌,5\n通用词,7\n'],
    ['gb18030', 'Campaign,Cost\nA组,￥5.00\n国庆促销,￥7.00\n'],
    ['gb18030', 'Campaign,Cost\nA,￥５.00\n'],
    ['big5', '廣告活動,曝光,點擊,費用\n冬季特賣,100,5,4.00\n'],
    ['big5', 'Campaign,Clicks\n品牌關鍵字,5\n冬季滑雪行程,7\n'],
    ['shift_jis', 'キャンペーン,表示回数,クリック数,費用\n東京,100,5,4\n'],
    ['shift_jis', 'Campaign,Clicks\n東京ホテル,5\n京都旅館,7\n'],
    ['euc-kr', '캠페인,노출수,클릭수,비용\n서울 호텔,100,5,4\n'],
    ['euc-kr', 'Campaign,Clicks\n브랜드 검색,5\n여름 신규 고객,7\n'],
    ['windows-1252', 'Campaign,Cost\nGrößen für Männer,"4,50 €"\n'],
    ['windows-1252', 'Campaign,Cost\nÄrzte,5\nÖl & Gas,4\nKid’s “Sale” – naïve,2\n'],
    ['windows-1252', 'Campagne,Coût\nÉté à la plage,"1\u00a0234,50 €"\nœuvre,2\n'],
    ['windows-1252', 'Campanha,Impressões\nPromoção de verão,5\n¡Rebajas! ¿Cuándo? 1ª 2º,5\n'],
    ['windows-1252', 'Campaign,Cost\nUK brand,£4.50\n'],
    ['windows-1250', 'Kampania,Wyświetlenia,Kliknięcia\nŁódź i Święta,100,5\nżółte buty,100,5\n'],
  ] as const)('detects %s from characters: %j', (encoding, text) => {
    const [first] = decode(encode(text, encoding));
    expect(first).toEqual({ text, encoding, endsInside: false, isLikely: true });
  });

  it.each([
    ['two characters that are frequent in two encodings', encode('Campaign\n北部\n', 'gb18030')],
    ['characters that are frequent in none', encode('Campaign\n丂亃亖佇\n', 'gb18030')],
  ])('finds no likely encoding for %s', (_what, bytes) => {
    expect(decode(bytes).filter(({ isLikely }) => isLikely)).toEqual([]);
  });

  it.each(['utf-8', 'utf-16le', 'gb18030'] as const)(
    'detects that %s stops within a character',
    (encoding) => {
      const bytes = encode('计划,点击\n品牌', encoding);
      expect(decode(bytes.subarray(0, -1))[0]).toMatchObject({ endsInside: true });
    },
  );

  it('reports the row of a damaged character instead of changing the encoding', () => {
    const bytes = encode('日期,推广计划,展现\n2024-01-01,品牌词一二三四,5\n', 'utf-8');
    bytes[bytes.indexOf('品') + 1] = 0x28;
    expect(() => decode(bytes)).toThrow(expect.objectContaining({ code: 'encoding_unknown', rowNumber: 2 }));
  });

  it('rejects bytes that are invalid in every encoding', () => {
    expect(() => decode(Uint8Array.of(0x41, 0xff, 0xff, 0xff, 0x80, 0x0a))).toThrow('encoding_unknown');
  });
});
