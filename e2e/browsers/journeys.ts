import { captchaCode, users } from '../settings';
import type { Point, Tab } from './tab';

export interface Journey {
  name: string;
  /** Without it, the following ones are skipped. */
  isNeeded?: boolean;
  run: (tab: Tab, address: string) => Promise<void>;
}

/** In this order: some continue where the one before ended. */
export const journeys: readonly Journey[] = [
  { name: 'signs in', run: signIn, isNeeded: true },
  { name: 'finds a report by Ctrl K', run: findReport, isNeeded: true },
  { name: 'sorts by a click on a header', run: sort },
  { name: 'resizes a column by dragging its edge', run: resize },
];

async function signIn(tab: Tab, address: string) {
  await tab.open(`${address}/login`);
  await tab.run(() => {
    localStorage.setItem('lang', 'en');
    // announcements do not pop up
    const timer = { expireTime: 3_600_000, timeStr: new Date().toString(), timeStamp: Date.now() };
    localStorage.setItem('userMsgCenterPopup', JSON.stringify(timer));
  });
  await tab.open(`${address}/login`);
  await tab.see({ css: 'form img' });
  await tab.fill({ css: 'input[autocomplete=username]' }, users.admin.name);
  await tab.fill({ css: 'input[autocomplete=current-password]' }, users.admin.password);
  await tab.fill({ role: 'textbox', name: 'Verification code' }, captchaCode);
  await tab.press('Enter');
  await tab.seeAddress(/^\/home\/index/);
  await tab.see({ css: 'main table tbody tr', name: /8840213/ });
}

async function findReport(tab: Tab) {
  await tab.settle();
  await tab.press('Control+k');
  await tab.until(
    'No search',
    () => tab.focus(),
    ({ role }) => role === 'combobox',
  );
  await tab.type('keyword daily');
  await tab.see({ role: 'option', name: /Keyword/ });
  await tab.press('Enter');
  await tab.seeAddress(/^\/keywordSearch\/keyword\/keywordReport/);
  await tab.see({ css: '[role=gridcell]' });
  await tab.settle();
}

const headOf = (id: string) => ({ css: `[role=columnheader][data-column="${id}"]` });

/** Numbers of a column, top to bottom, without the total. */
function numbersOf(tab: Tab, column: string): Promise<number[]> {
  return tab.run((id) => {
    const head = document.querySelector(`[role=columnheader][data-column="${id}"]`);
    const place = head?.getAttribute('aria-colindex');
    const rows = [...document.querySelectorAll('[role=row]')].filter(
      (row) => row.querySelector('[role=gridcell]') && !/^Total/.test(row.textContent),
    );
    return rows.flatMap((row) => {
      const cell =
        row.querySelector(`[role=gridcell][aria-colindex="${place}"]`) ??
        row.children[[...(head?.parentElement?.children ?? [])].indexOf(head as Element)];
      const digits = /-?[\d,]+(\.\d+)?/.exec(cell?.textContent ?? '');
      return digits ? [Number(digits[0].replaceAll(',', ''))] : [];
    });
  }, column);
}

/** Opens the keyword report. */
async function openReport(tab: Tab, address: string, query: string) {
  await tab.open(`${address}/keywordSearch/keyword/keywordReport?${query}`);
  await tab.see({ css: '[role=gridcell]' });
  await tab.settle();
}

async function sort(tab: Tab) {
  const ascending = (values: readonly number[]) =>
    values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0));
  await tab.click(headOf('cost'));
  await tab.seeAddress(/sort=cost(\+|%20)asc/);
  await tab.until(
    'Not ascending',
    () => numbersOf(tab, 'cost'),
    (costs) => costs.length > 5 && ascending(costs),
  );
  await tab.settle();
  await tab.click(headOf('cost'));
  await tab.seeAddress(/sort=cost(\+|%20)desc/);
  await tab.until(
    'Not descending',
    () => numbersOf(tab, 'cost'),
    (costs) => costs.length > 5 && !ascending(costs) && ascending([...costs].reverse()),
  );
}

async function resize(tab: Tab, address: string) {
  await openReport(tab, address, 'sort=cost+desc');
  const head = await tab.see(headOf('cost'));
  const edge: Point = { x: head.x + head.width - 3, y: head.y + 12 };
  await tab.drag(edge, { x: edge.x + 60, y: edge.y });
  await tab.until(
    'Not 60 pixels wider',
    () => tab.see(headOf('cost')),
    ({ width }) => Math.abs(width - head.width - 60) <= 1,
  );
  await tab.seeAddress(/sort=cost(\+|%20)desc/);
}
