import { emptyFields, exampleDraft, fromRows, toRows, type Draft } from '../core';

/** The example with a second unit, and issues of several rules: errors, warnings and advice. */
export function draftWithIssues(): Draft {
  const { name, rows } = toRows(exampleDraft());
  const keyword = (id: string, parentId: string, text: string, bid: number | null = null) => ({
    ...emptyFields.keyword,
    id,
    parentId,
    keyword: text,
    bid,
  });
  return fromRows({
    name,
    rows: {
      ...rows,
      campaign: rows.campaign.map((row) => ({ ...row, budget: 20 })),
      unit: [
        ...rows.unit,
        {
          ...emptyFields.unit,
          id: 'unit-2',
          parentId: 'campaign-1',
          adgroupName: ' ',
          pcFinalUrl: 'example',
        },
      ],
      keyword: [
        ...rows.keyword,
        keyword('keyword-2', 'unit-1', '最便宜滑雪团'),
        keyword('keyword-3', 'unit-1', ''),
        keyword('keyword-4', 'unit-1', '全国第一滑雪'),
        keyword('keyword-5', 'unit-1', '北海道滑雪', 2000),
        keyword('keyword-6', 'unit-2', '北海道滑雪'),
      ],
      creative: rows.creative.map((row) => ({ ...row, description2: '小团成行。' })),
    },
  });
}

/** The example with many keywords that contain a sensitive word, and equally many empty ones. */
export function draftWithManyIssues(count: number): Draft {
  const { name, rows } = toRows(exampleDraft());
  const keywords = Array.from({ length: count }, (_, index) => [
    { id: `sensitive-${index}`, keyword: `最便宜滑雪 ${index}` },
    { id: `empty-${index}`, keyword: '' },
  ]).flat();
  const keyword = keywords.map((row) => ({
    ...emptyFields.keyword,
    ...row,
    parentId: 'unit-1',
  }));
  return fromRows({ name, rows: { ...rows, keyword } });
}
