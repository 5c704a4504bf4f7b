import type { InputPlace } from '@meridian/draft-editor/core';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorPart } from '../draft-address';

/** An editor control for typed text. */
export interface TestedEditor {
  /** The control's part of the editor; if absent, all parts. */
  part?: EditorPart;
  place: InputPlace;
  /** Valid values and, if there are any, invalid texts. */
  texts: readonly string[];
  /** Focuses the control, and returns the field. */
  open: () => Promise<HTMLInputElement | HTMLTextAreaElement>;
  /** The visible text while it is not open. */
  shown: () => Promise<string>;
}

const amounts = ['77', '1,250.5', '88.888', 'abc'];
const factors = ['1.4', '2', '1.255', '11'];
const names = ['Half a na', '东京 滑雪', 'x'];
const urls = ['https://www.example.com/sk', 'www.'];
const matchTypes = ['Exact', 'Auto', 'sloppy'];

const campaign = { kind: 'campaign', id: 'campaign-1' } as const;
const unit = { kind: 'unit', id: 'unit-1' } as const;
const keyword = { kind: 'keyword', id: 'keyword-1' } as const;
const creative = { kind: 'creative', id: 'creative-1' } as const;

/** Editors of every kind on the first rows of the demo's draft. */
export const testedEditors: readonly TestedEditor[] = [
  { ...field('Draft name'), place: { kind: 'draft', id: '', field: 'name' }, texts: names },
  {
    ...field(/^Campaign name/),
    part: 'campaign',
    place: { ...campaign, field: 'campaignName' },
    texts: names,
  },
  {
    ...field(/^Daily budget \(CNY/),
    part: 'campaign',
    place: { ...campaign, field: 'budget' },
    texts: amounts,
  },
  { ...field(/^Bid/), part: 'campaign', place: { ...campaign, field: 'bid' }, texts: amounts },
  {
    ...field(/factor of Shanghai/),
    part: 'campaign',
    place: { ...campaign, field: 'regions', part: '31' },
    texts: factors,
  },
  {
    ...hourFactor(),
    part: 'campaign',
    place: { ...campaign, field: 'schedule', part: '0-0-9-9' },
    texts: factors,
  },
  { ...field(/^Unit name/), part: 'unit', place: { ...unit, field: 'adgroupName' }, texts: names },
  { ...field(/^Monitor suffix/), part: 'unit', place: { ...unit, field: 'monitorSuffix' }, texts: names },
  {
    ...field(/^Phrase negatives/),
    part: 'unit',
    place: { ...unit, field: 'phraseNegatives' },
    texts: ['a\nb', '免费'],
  },
  { ...field(/bid/i), part: 'unit', place: { ...unit, field: 'bid' }, texts: amounts },
  { ...cell('keyword'), part: 'keyword', place: { ...keyword, field: 'keyword' }, texts: names },
  { ...cell('matchType'), part: 'keyword', place: { ...keyword, field: 'matchType' }, texts: matchTypes },
  { ...cell('bid'), part: 'keyword', place: { ...keyword, field: 'bid' }, texts: amounts },
  { ...cell('title'), part: 'creative', place: { ...creative, field: 'title' }, texts: names },
  {
    ...field(/^Description line 1/),
    part: 'creative',
    place: { ...creative, field: 'description1' },
    texts: names,
  },
  {
    ...field(/^Computer final URL/),
    part: 'creative',
    place: { ...creative, field: 'pcFinalUrl' },
    texts: urls,
  },
];

type Shape = Pick<TestedEditor, 'open' | 'shown'>;

function field(name: string | RegExp): Shape {
  const find = async () => {
    const found = page.getByRole('textbox', { name }).first();
    await found.click();
    return found.element() as HTMLInputElement;
  };
  return { open: find, shown: async () => (await find()).value };
}

/** The factor of Monday from 9 to 10, whose field follows the selection. */
function hourFactor(): Shape {
  const { open, shown } = field('Factor of the selected hours');
  const select = async () => {
    await page.getByRole('radiogroup', { name: 'When dragging' }).getByText('Select').click();
    await page.getByRole('gridcell', { name: /^Mon 09/ }).click();
  };
  return {
    open: async () => {
      await select();
      return open();
    },
    shown: async () => {
      await select();
      return shown();
    },
  };
}

/** The cell of a column in the first row of the grid. */
function cell(field: string): Shape {
  const find = (): HTMLElement => {
    const head = document.querySelector(`[role=columnheader][data-column="data:${field}"]`);
    const at = [...(head?.parentElement?.children ?? [])].findIndex((each) => each === head);
    const row = head?.closest('[role=grid]')?.querySelector('[aria-rowindex="2"]');
    const found = row?.children[at];
    if (!(found instanceof HTMLElement)) throw new Error(`no cell of ${field}`);
    return found;
  };
  return {
    open: async () => {
      await userEvent.dblClick(await vi.waitFor(find));
      return document.activeElement as HTMLInputElement;
    },
    shown: async () => (await vi.waitFor(find)).firstChild?.textContent ?? '',
  };
}
