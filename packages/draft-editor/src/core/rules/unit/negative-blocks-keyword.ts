import { keyOfText } from '../../duplicates';
import { negativeFields, type NegativeField, type Row } from '../../model/rows';
import { nothing, type Finding, rowRule } from '../rule';

const blocks: Record<NegativeField, (keyword: string, negative: string) => boolean> = {
  phraseNegatives: (keyword, negative) => keyword.includes(negative),
  exactNegatives: (keyword, negative) => keyword === negative,
};

/** Negative keywords that hide the ads from a search for a keyword of the same unit. */
export const negativeBlocksKeyword = rowRule({
  id: 'negative-blocks-keyword',
  appliesTo: 'unit',
  severity: 'warning',
  title: {
    en: 'Negative keyword blocks a keyword of the unit',
    cn: '否定关键词与单元的关键词冲突',
    tw: '排除關鍵字與廣告群組的關鍵字衝突',
  },
  messages: [
    {
      code: 'negative_blocks_keyword',
      text: {
        en: '“{{word}}” blocks ads for this unit’s keyword “{{keyword}}”.',
        cn: '“{{word}}”会使本单元的关键词“{{keyword}}”无法触发广告',
        tw: '「{{word}}」會讓此廣告群組的關鍵字「{{keyword}}」無法觸發廣告',
      },
      examples: () => [
        { fails: { phraseNegatives: ['北海道'] }, passes: { exactNegatives: ['北海道'] } },
        { fails: { exactNegatives: [' 北海道滑雪'] }, passes: { phraseNegatives: ['滑雪板'] } },
      ],
    },
  ],
  check: (row, { keywords }) => {
    if (negativeFields.every((field) => row[field].length === 0)) return nothing;
    const keys = keywords.map(({ keyword }) => keyOfText(keyword));
    return negativeFields.flatMap((field) => findingsOf(row, { field, keywords, keys }));
  },
});

interface Keywords {
  field: NegativeField;
  keywords: readonly Row<'keyword'>[];
  /** In the form in which they are compared, in the order of the keywords. */
  keys: readonly string[];
}

function findingsOf(
  row: Row<'unit'>,
  { field, keywords, keys }: Keywords,
): Finding<'negative_blocks_keyword'>[] {
  return row[field].flatMap((word): Finding<'negative_blocks_keyword'>[] => {
    const key = keyOfText(word);
    const blocked = key === '' ? [] : keywords.filter((_, index) => blocks[field](keys[index] ?? '', key));
    const [first] = blocked;
    return first === undefined
      ? []
      : [
          {
            field,
            code: 'negative_blocks_keyword',
            params: { word, keyword: first.keyword, count: blocked.length },
          },
        ];
  });
}
