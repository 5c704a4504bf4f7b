import type { Account, AccountEventDay } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { CanProvider } from '../session/can';
import { useEventMarks } from './use-event-marks';

const account = (accountId: number): Account => ({
  accountId,
  accountNo: String(accountId),
  accountName: `Account ${accountId}`,
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  provider: 'baidu',
  today: '2026-11-21',
});

/** Three days from a number of days after November 10 on. */
const stepFrom = (offset: number) => {
  const beginDate = addDays('2026-11-10', offset);
  return { beginDate, endDate: addDays(beginDate, 2) };
};
const steps = [stepFrom(0), stepFrom(3), stepFrom(6)];

/** A note of an account on a day after November 10. */
interface Note {
  accountId: number;
  offset: number;
}

const textOf = ({ accountId, offset }: Note) => `note ${accountId}.${offset}`;

function daysOf(notes: readonly Note[]): AccountEventDay[] {
  return notes
    .toSorted((a, b) => b.offset - a.offset)
    .map((note) => ({
      date: addDays('2026-11-10', note.offset),
      counts: { note: 1 },
      events: [
        {
          kind: 'note',
          id: textOf(note),
          time: '2026-11-20T02:00:00.000Z',
          userName: 'Mei',
          text: textOf(note),
          canEdit: true,
        },
      ],
    }));
}

/** The marks of each step, beside each other. */
function Marks({ accounts }: { accounts: readonly Account[] }) {
  const { marks, addButton } = useEventMarks({ accounts, steps });
  return (
    <>
      <p>Chart</p>
      {addButton}
      {marks?.indices.map((index) => (
        <div key={index} data-testid={`step-${index}`}>
          {marks.render([index])}
        </div>
      ))}
    </>
  );
}

async function open(accountCount: number, notes: readonly Note[]) {
  await page.viewport(1440, 900);
  const accounts = Array.from({ length: accountCount }, (_, index) => account(index + 1));
  const server = fakeServer({
    '/event/list': (body) => {
      const { accountId } = body as { accountId: number }; // asserted: made by the client
      return { data: { days: daysOf(notes.filter((note) => note.accountId === accountId)) } };
    },
  });
  await renderRoute({
    api: server.api,
    at: '/',
    page: () => (
      <CanProvider permissions={['report:note:edit']}>
        <Marks accounts={accounts} />
      </CanProvider>
    ),
  });
  await expect.element(page.getByText('Chart')).toBeVisible();
  return server;
}

const samples = fc.sample(
  fc.uniqueArray(fc.record({ accountId: fc.integer({ min: 1, max: 3 }), offset: fc.nat(8) }), {
    minLength: 1,
    maxLength: 8,
    selector: ({ accountId, offset }) => `${accountId}.${offset}`,
  }),
  5,
);

it.each(samples.map((notes) => [notes]))(
  'marks each step with the events of all accounts, by day and with the account’s name: %j',
  async (notes) => {
    await open(3, notes);
    for (const index of steps.keys()) {
      const expected = notes
        .filter(({ offset }) => Math.floor(offset / 3) === index)
        .toSorted((a, b) => b.offset - a.offset || a.accountId - b.accountId);
      const mark = page.getByTestId(`step-${index}`).getByRole('button');
      if (expected.length === 0) {
        await expect.element(mark).not.toBeInTheDocument();
        continue;
      }
      await expect.element(mark).toHaveAccessibleName(new RegExp(`: ${expected.length} notes?$`));
      await mark.click();
      const days = page
        .getByRole('dialog')
        .getByRole('listitem')
        .filter({ has: page.getByRole('list') });
      await expect.poll(() => days.elements().length).toBe(expected.length);
      const texts = days.elements().map(({ textContent }) => textContent);
      for (const [place, note] of expected.entries()) {
        expect(texts[place]).toContain(`Account ${note.accountId}`);
        expect(texts[place]).toContain(textOf(note));
        expect(texts[place]).toContain(String(10 + note.offset));
      }
      // notes are edited in the chart of one account
      await expect.element(page.getByRole('button', { name: 'Edit note' })).not.toBeInTheDocument();
      await mark.click();
    }
    await expect.element(page.getByRole('button', { name: 'Add note' })).not.toBeInTheDocument();
  },
);

it('marks the events of one account without its name, and lets notes be written', async () => {
  await open(1, [{ accountId: 1, offset: 4 }]);
  await page.getByTestId('step-1').getByRole('button').click();
  await expect.element(page.getByText('note 1.4')).toBeVisible();
  await expect.element(page.getByText('Account 1')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Edit note' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add note' }).first()).toBeVisible();
});

it('requests nothing for more than ten accounts', async () => {
  const { bodiesOf } = await open(11, [{ accountId: 1, offset: 4 }]);
  expect(bodiesOf('/event/list')).toEqual([]);
});
