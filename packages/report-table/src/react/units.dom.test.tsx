import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ReportTable, type HostUnits, type TitleInfo } from '../index';

const titleInfos: readonly TitleInfo[] = [
  { dataKey: 'parcel', titleName: 'Parcel', fixed: 'left', width: 200 },
  { dataKey: 'weight', titleName: 'Weight', unit: 'kg', isSort: true },
];
const parcels = [
  { parcel: 'A', weight: '27.8' },
  { parcel: 'B', weight: 9.5 },
  { parcel: 'C', weight: null },
];
const units: HostUnits = {
  kg: (value, language) => `${Number(value).toFixed(1)} ${language === 'en' ? 'kg' : '千克'}`,
};

function Parcels({ language }: { language: 'cn' | 'en' }) {
  return (
    <ReportTable
      caption="Parcels"
      language={language}
      titleInfos={titleInfos}
      rows={parcels}
      summary={{ weight: 37.3 }}
      units={units}
    />
  );
}
const weights = () =>
  screen
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent)
    .filter((text) => !/rows/.test(text));

it('shows cells and totals in a unit of the host, and sorts them by value', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Parcels language="en" />);
  expect(weights()).toEqual(['37.3 kg', '27.8 kg', '9.5 kg', '--']);
  await user.click(screen.getByRole('button', { name: 'Weight' }));
  expect(weights()).toEqual(['37.3 kg', '9.5 kg', '27.8 kg', '--']);
  rerender(<Parcels language="cn" />);
  expect(weights()[0]).toBe('37.3 千克');
});
