import { describe, expect, it } from 'vitest';
import { profiles } from '../profiles';
import { findHeader } from './find-header';
import { headerKeyOf, type RememberedMapping } from './mapping';

const cells = ['Päivä', 'Mainos', 'Impressions', 'Clicks', 'Cost', 'Leads'];
const rows = [{ number: 1, cells }];
const plain = findHeader(rows, profiles);
const remembered = (more: Partial<RememberedMapping> = {}): RememberedMapping => ({
  profile: plain?.profile.id ?? '',
  headerKey: headerKeyOf(cells),
  columns: { Mainos: 'campaignName', Leads: 'conversion' },
  constants: { device: 'mobile' },
  storedTime: '2026-11-20T08:00:00.000Z',
  ...more,
});
const fieldsOf = (header: ReturnType<typeof findHeader>) => Object.fromEntries(header?.columns ?? []);

describe('the columns of a header', () => {
  it('are those of the profile', () => {
    expect(fieldsOf(plain)).toEqual({ impression: 2, click: 3, cost: 4 });
  });

  it('are remembered for this profile and header', () => {
    const header = findHeader(rows, profiles, { remembered: [remembered()] });
    expect(fieldsOf(header)).toMatchObject({ campaignName: 1, conversion: 5 });
    expect([...(header?.constants ?? [])]).toEqual([['device', 'mobile']]);
    expect(header?.remembered?.storedTime).toBe('2026-11-20T08:00:00.000Z');
  });

  it.each([
    ['header', remembered({ headerKey: headerKeyOf([...cells, 'x']) })],
    ['profile', remembered({ profile: 'another' })],
  ])('are not remembered for another %s', (_name, other) => {
    const header = findHeader(rows, profiles, { remembered: [other] });
    expect(fieldsOf(header)).toEqual(fieldsOf(plain));
    expect(header?.remembered).toBeUndefined();
  });

  it('are mapped by the user before they are remembered', () => {
    const header = findHeader(rows, profiles, {
      given: { columns: { Leads: 'ignore', Päivä: 'date' }, constants: {} },
      remembered: [remembered()],
    });
    expect(fieldsOf(header)).toEqual({ campaignName: 1, date: 0, impression: 2, click: 3, cost: 4 });
    expect(header?.constants.size).toBe(0);
  });

  it('ignore a remembered mapping or constant of a field that the user maps to another column', () => {
    const given = { columns: { Päivä: 'conversion', Mainos: 'device' } };
    const header = findHeader(rows, profiles, { given, remembered: [remembered()] });
    expect(fieldsOf(header)).toMatchObject({ conversion: 0, device: 1 });
    expect(header?.constants.size).toBe(0);
  });

  it('take precedence over constants', () => {
    const given = { columns: { Mainos: 'campaignName' }, constants: { campaignName: 'x', device: '1' } };
    const header = findHeader(rows, profiles, { given });
    expect([...(header?.constants ?? [])]).toEqual([['device', '1']]);
  });

  it('are detected by a remembered mapping if no profile knows them', () => {
    const unknown = ['Päivä', 'Mainos', 'Näytöt', 'Napsautukset', 'Hinta'];
    expect(findHeader([{ number: 1, cells: unknown }], profiles)).toBeUndefined();
    const own = remembered({
      headerKey: headerKeyOf(unknown),
      columns: { Päivä: 'date', Näytöt: 'impression', Hinta: 'cost' },
    });
    expect(fieldsOf(findHeader([{ number: 1, cells: unknown }], profiles, { remembered: [own] }))).toEqual({
      date: 0,
      impression: 2,
      cost: 4,
    });
  });
});
