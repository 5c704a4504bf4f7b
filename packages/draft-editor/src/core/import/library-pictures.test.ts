import { expect, it } from 'vitest';
import { idSource } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import { exampleLimits } from '../limits/example-limits';
import { emptyDraft } from '../model/draft';
import { detectSheets } from './detect-sheets';
import { draftWorkbook } from './export-draft';
import type { LibraryPictureName } from './library-pictures';
import { namedPictures } from './named-pictures';
import { planImport } from './plan-import';

const library: readonly LibraryPictureName[] = [
  { id: 'id-1', name: '滑雪 Poster', theme: '滑雪', ratio: '1.61:1' },
  { id: 'id-2', name: 'onsen', theme: '温泉', ratio: '1:1' },
  { id: 'id-3', name: 'onsen', theme: '滑雪', ratio: '1:1' },
  { id: 'id-4', name: 'wide', theme: '滑雪', ratio: null },
  { id: 'id-5', name: 'loose', theme: null, ratio: '1:1' },
];

const sheetOf = (...rows: string[][]) => ({ sheets: [{ name: 'x', rows }] });

function planOf(...rows: string[][]) {
  const heads = ['计划名称', '单元名称', '图片名称', '图片主题'];
  const content = sheetOf(heads, ...rows.map((cells) => ['a', 'u', ...cells]));
  const detected = detectSheets(content);
  return {
    names: namedPictures(content, detected),
    ...planImport(emptyDraft(), content, detected, {
      limits: exampleLimits,
      newId: idSource('t'),
      pictures: library,
    }),
  };
}

it.each([
  [['滑雪 poster.JPG', ''], { imageId: 'id-1', theme: '滑雪', ratio: '1.61:1' }],
  [['ｏｎｓｅｎ.png', '滑雪'], { imageId: 'id-3', theme: '滑雪', ratio: '1:1' }],
  [['id-2', '夏季'], { imageId: 'id-2', theme: '夏季', ratio: '1:1' }],
  [['loose', '夏季'], { imageId: 'id-5', theme: '夏季', ratio: '1:1' }],
])('finds the picture of %j', (cells, fields) => {
  const { rows, command } = planOf(cells);
  expect(rows.map(({ kind, state }) => [kind, state])).toEqual([['picture', 'new']]);
  expect(command).toMatchObject({
    commands: [{}, {}, { type: 'add', kind: 'picture', placements: [{ rows: [fields] }] }],
  });
});

it.each([
  [['nothing', '滑雪'], 'picture_unknown', 'imageId'],
  [['onsen', ''], 'picture_ambiguous', 'imageId'],
  [['wide', ''], 'picture_ratio', 'imageId'],
  [['loose', ''], 'cell_empty', 'theme'],
  [['', '滑雪'], 'cell_empty', 'imageId'],
])('reports %j', (cells, code, field) => {
  expect(planOf(cells).rows).toMatchObject([{ state: 'wrong', problems: [{ code, field }] }]);
});

it('reports pictures if the library is unknown', () => {
  const content = sheetOf(['计划名称', '单元名称', '图片名称'], ['a', 'u', 'onsen']);
  const plan = planImport(emptyDraft(), content, detectSheets(content), {
    limits: exampleLimits,
    newId: idSource('t'),
  });
  expect(plan.rows).toMatchObject([{ state: 'wrong', problems: [{ code: 'pictures_unavailable' }] }]);
});

it('finds pictures of the draft by the ids in its export if the library is unknown', () => {
  const { command } = planOf(['id-1', ''], ['onsen', '温泉'], ['loose', '夏季']);
  const draft = command ? applyCommand(emptyDraft(), command).draft : emptyDraft();
  const { sheets } = draftWorkbook(draft, { language: 'en', draftId: 'draft' });
  const content = {
    sheets: sheets.map(({ name, columns, rows }) => ({
      name,
      rows: [columns.map(({ head }) => head), ...rows.map(({ cells }) => [...cells])],
    })),
  };
  const plan = planImport(draft, content, detectSheets(content), {
    limits: exampleLimits,
    newId: idSource('again'),
  });
  expect(plan.rows.filter(({ kind }) => kind === 'picture').map(({ state }) => state)).toEqual([
    ...['equal', 'equal', 'equal'],
  ]);
});

it('lists the names to ask the library for, each once', () => {
  expect(planOf(['ski.jpg', ''], [' ski.jpg', '滑雪'], ['', ''], ['id-1', '']).names).toEqual([
    ...['ski.jpg', 'ski', 'id-1'],
  ]);
});

it('takes a sheet of creatives with picture names for creatives', () => {
  expect(detectSheets(sheetOf(['单元名称', '标题', '图片名称'], ['u', 'a', 'b']))[0]?.kind).toBe('creative');
});
