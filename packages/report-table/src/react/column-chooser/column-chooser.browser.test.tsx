import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import type { ColumnState } from '../../core/columns/column-state';
import type { TitleInfo } from '../../core/columns/title-info';
import { useColumnState } from '../columns/use-column-state';
import { ColumnChooser, type ColumnChooserProps } from './column-chooser';

const titleInfos: TitleInfo[] = [
  { dataKey: 'date', titleName: 'Date', fixed: 'left' },
  { dataKey: 'word', titleName: 'Keyword', fixed: 'left' },
  { dataKey: 'click', titleName: 'Clicks' },
  { dataKey: 'cost', titleName: 'Cost' },
  { dataKey: 'ctr', titleName: 'CTR' },
];

type Props = Partial<Extract<ColumnChooserProps, { titleInfos: readonly TitleInfo[] }>> & {
  initial?: ColumnState;
};

function Chooser({ initial = {}, ...props }: Props) {
  const [state, setState] = useState(initial);
  return (
    <ColumnChooser
      titleInfos={titleInfos}
      language="en"
      columnState={state}
      onColumnStateChange={setState}
      {...props}
    />
  );
}

const button = () => page.getByRole('button', { name: /^Columns/ });
const panel = () => page.getByRole('dialog', { name: 'Columns' });
const box = (name: string) => panel().getByRole('checkbox', { name });
const handle = (name: string) => panel().getByRole('button', { name: `Move ${name}` });
const click = (name: string) => panel().getByRole('button', { name, exact: true }).click();
const open = async () => {
  await button().click();
  await expect.element(panel()).toBeVisible();
};
const namesIn = (group: string) =>
  panel()
    .getByRole('region', { name: group })
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent);

beforeEach(() => page.viewport(1200, 800));

describe('the button', () => {
  it('opens the panel and closes it again', async () => {
    await render(<Chooser />);
    await open();
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
    await button().click();
    await expect.element(panel()).not.toBeInTheDocument();
  });
});

describe('the draft', () => {
  const ways: [string, () => Promise<void>][] = [
    ['Cancel', () => click('Cancel')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click outside', () => page.getByText('elsewhere').click()],
  ];

  it.each(ways)('is discarded by %s and starts again the next time', async (_, leave) => {
    const onColumnStateChange = vi.fn();
    await render(
      <>
        <p>elsewhere</p>
        <Chooser columnState={{}} onColumnStateChange={onColumnStateChange} />
      </>,
    );
    await open();
    await box('Cost').click();
    await expect.element(panel()).toHaveTextContent('4 of 5 shown');
    await leave();
    await expect.element(panel()).not.toBeInTheDocument();
    expect(onColumnStateChange).not.toHaveBeenCalled();
    await open();
    await expect.element(panel()).toHaveTextContent('5 of 5 shown');
  });

  it("is reset to the server's columns by Reset, and takes effect when applied", async () => {
    const onColumnStateChange = vi.fn();
    const changed: ColumnState = {
      columnVisibility: { ctr: false },
      columnOrder: ['ctr'],
      columnPinning: { start: ['cost'], end: [], none: ['word'] },
    };
    await render(<Chooser columnState={changed} onColumnStateChange={onColumnStateChange} />);
    await open();
    expect(namesIn('Pinned left')).toEqual(['Date', 'Cost']);
    await click('Reset');
    expect(namesIn('Pinned left')).toEqual(['Date', 'Keyword']);
    expect(namesIn('Not pinned')).toEqual(['Clicks', 'Cost', 'CTR']);
    await expect.element(box('CTR')).toBeChecked();
    await click('Apply');
    expect(onColumnStateChange.mock.calls).toEqual([[{}]]);
  });

  it('never hides the last column', async () => {
    await render(<Chooser initial={{ columnVisibility: { date: false, word: false, click: false } }} />);
    await open();
    await box('Cost').click();
    await expect.element(box('CTR')).toBeDisabled();
    await box('Date').click();
    await expect.element(box('CTR')).toBeEnabled();
  });

  it('is stored once applied, for the table with the same key', async () => {
    localStorage.clear();
    function Stored() {
      const [columnState, setColumnState] = useColumnState('chooser-test');
      return <Chooser columnState={columnState} onColumnStateChange={setColumnState} />;
    }
    await render(<Stored />);
    await open();
    await box('Cost').click();
    expect(localStorage).toHaveLength(0);
    await click('Apply');
    await expect.element(button()).toHaveAccessibleName('Columns 4');
    expect(localStorage.getItem('meridian.columns.chooser-test')).toBe('{"columnVisibility":{"cost":false}}');
  });
});

describe('dragging by pointer', () => {
  const drag = async (from: string, to: string, y: number) => {
    await userEvent.dragAndDrop(handle(from), handle(to), { targetPosition: { x: 12, y }, steps: 8 });
  };

  it.each<[string, string, string, number, string[], string[]]>([
    ['reorders', 'CTR', 'Clicks', 4, ['Date', 'Keyword'], ['CTR', 'Clicks', 'Cost']],
    ['moves to the end', 'Clicks', 'CTR', 23, ['Date', 'Keyword'], ['Cost', 'CTR', 'Clicks']],
    [
      'pins at the end of the pinned ones',
      'Cost',
      'Keyword',
      23,
      ['Date', 'Keyword', 'Cost'],
      ['Clicks', 'CTR'],
    ],
    ['unpins', 'Keyword', 'Cost', 4, ['Date'], ['Clicks', 'Keyword', 'Cost', 'CTR']],
  ])('%s', async (_, from, to, y, pinned, scrolling) => {
    await render(<Chooser />);
    await open();
    await drag(from, to, y);
    await vi.waitFor(() => expect(namesIn('Not pinned')).toEqual(scrolling));
    expect(namesIn('Pinned left')).toEqual(pinned);
    await expect.element(panel()).toHaveTextContent(`${from} dropped.`);
  });

  it('keeps a locked column among the pinned ones', async () => {
    await render(<Chooser locked={['date']} />);
    await open();
    await drag('Date', 'CTR', 20);
    await vi.waitFor(() => expect(namesIn('Pinned left')).toEqual(['Keyword', 'Date']));
  });

  it('shows a line at the drop target, and none without a change', async () => {
    await render(<Chooser />);
    await open();
    const lines = () => document.querySelectorAll('[data-drop-line]').length;
    (handle('CTR').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(panel()).toHaveTextContent('CTR picked up.');
    expect(lines()).toBe(0);
    await userEvent.keyboard('{ArrowUp}');
    await vi.waitFor(() => expect(lines()).toBe(1));
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(lines()).toBe(0));
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).toHaveTextContent('Move cancelled. CTR is back in its original position.');
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('by keyboard', () => {
  it('goes from the button to Apply and back', async () => {
    await render(<Chooser />);
    (button().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(panel().getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab} ');
    await expect.element(box('Date')).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect.element(box('Clicks')).not.toBeChecked();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(panel().getByRole('button', { name: 'Unpin Clicks' })).toHaveFocus();
    expect(namesIn('Pinned left')).toEqual(['Date', 'Keyword', 'Clicks']);
    (panel().getByRole('searchbox').element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{Enter}');
    await expect.element(button()).toHaveFocus();
    await expect.element(button()).toHaveAccessibleName('Columns 3');
  });

  it('clears the search by Escape first, and does not drag meanwhile', async () => {
    await render(<Chooser />);
    await open();
    await panel().getByRole('searchbox').fill(' cost ');
    expect(panel().getByRole('listitem').elements()).toHaveLength(1);
    await expect.element(handle('Cost')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel().getByRole('searchbox')).toHaveValue('');
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
    expect(panel().getByRole('listitem').elements()).toHaveLength(5);
    await expect.element(handle('Cost')).toBeEnabled();
  });
});

describe('under 992 px', () => {
  it('is a sheet that returns the focus, even if its backdrop is tapped', async () => {
    await page.viewport(390, 800);
    await render(<Chooser />);
    await open();
    await vi.waitFor(() => {
      const { left, width, bottom } = panel().element().getBoundingClientRect();
      expect([left, width, bottom]).toEqual([0, 390, 800]);
    });
    await expect.element(panel()).toHaveFocus();
    await userEvent.click(document.body, { position: { x: 200, y: 10 }, force: true });
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  });
});

describe('at every size', () => {
  it.each(['default', 'medium', 'small', 'mini'])(
    'gives each control of a row 24 px at size %s',
    async (size) => {
      document.documentElement.dataset.size = size;
      await render(<Chooser />);
      await open();
      const controls = [...panel().element().querySelectorAll<HTMLElement>('[data-control]')];
      expect(controls).toHaveLength(15);
      const small = controls.filter(
        ({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) < 24,
      );
      expect(small).toEqual([]);
      delete document.documentElement.dataset.size;
    },
  );
});
