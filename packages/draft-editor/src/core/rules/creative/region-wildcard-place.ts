import { parseWildcards, regionWildcard } from '../../wildcards/wildcards';
import { rowRule } from '../rule';
import { copyFields } from './creative-fields';

/** The region wildcard stands only at the start of a title. */
export const regionWildcardPlace = rowRule({
  id: 'region-wildcard-place',
  appliesTo: 'creative',
  severity: 'error',
  title: {
    en: 'Region wildcard not at the start of the title',
    cn: '地域通配符不在标题开头',
    tw: '地區萬用字元不在標題開頭',
  },
  messages: [
    {
      code: 'region_wildcard_place',
      text: {
        en: 'Use the region wildcard only at the start of a title.',
        cn: '地域通配符只能位于标题开头',
        tw: '地區萬用字元只能位於標題開頭',
      },
      examples: () => [
        { fails: { title: '去{地域}滑雪五天四晚' }, passes: { title: '{地域}滑雪五天四晚' } },
        { fails: { description1: '{地域}滑雪五天四晚' }, passes: { description1: '{城市}滑雪五天四晚' } },
      ],
    },
  ],
  check: (row) =>
    copyFields.flatMap((field) => {
      if (!row[field].includes(regionWildcard)) return [];
      const isMisplaced = parseWildcards(row[field]).tokens.some(
        ({ type, at }) => type === 'region' && (field !== 'title' || at > 0),
      );
      return isMisplaced ? [{ field, code: 'region_wildcard_place' }] : [];
    }),
});
