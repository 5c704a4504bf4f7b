import { keyOfText } from '../../duplicates';
import { negativeFields, type NegativeField, type Row } from '../../model/rows';
import { nothing, type Finding, type RowRule } from '../rule';

const blocks: Record<NegativeField, (keyword: string, negative: string) => boolean> = {
  phraseNegatives: (keyword, negative) => keyword.includes(negative),
  exactNegatives: (keyword, negative) => keyword === negative,
};

/** Negative keywords that hide the ads from a search for a keyword of the same unit. */
export const negativeBlocksKeyword: RowRule<'unit'> = {
  id: 'negative-blocks-keyword',
  appliesTo: 'unit',
  severity: 'warning',
  codes: ['negative_blocks_keyword'],
  check: (row, { keywords }) => {
    if (negativeFields.every((field) => row[field].length === 0)) return nothing;
    const keys = keywords.map(({ keyword }) => keyOfText(keyword));
    return negativeFields.flatMap((field) => findingsOf(row, { field, keywords, keys }));
  },
};

interface Keywords {
  field: NegativeField;
  keywords: readonly Row<'keyword'>[];
  /** In the form in which they are compared, in the order of the keywords. */
  keys: readonly string[];
}

function findingsOf(row: Row<'unit'>, { field, keywords, keys }: Keywords): Finding[] {
  return row[field].flatMap((word): Finding[] => {
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
