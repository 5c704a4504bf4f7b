import {
  channels,
  errorCodes,
  fieldGroups,
  partsIdOf,
  sectionsOf,
  type FieldDefinition,
  type ReportPart,
} from '@meridian/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles, userRoles } from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';
import { createReportFieldsRepository } from './report-fields.repository';

let test: TestApp;
let ann: { userId: string; token: string };
let bob: { userId: string; token: string };
/** A user with access to search ads only. */
let searchOnly: { userId: string; token: string };

beforeAll(async () => {
  test = await createTestApp();
  const { fixtures, database } = test;
  const accountId = await fixtures.addAccount();
  ann = await fixtures.signedIn({ accountIds: [accountId] });
  bob = await fixtures.signedIn({ accountIds: [accountId] });
  searchOnly = await fixtures.signedIn({ role: null, accountIds: [accountId] });
  const permissions = ['report:search:view', 'report:field:edit'];
  const [role] = await database.db.insert(roles).values({ name: 'search only', permissions }).returning();
  await database.db.insert(userRoles).values({ userId: searchOnly.userId, roleId: role?.id ?? '' });
});
afterAll(() => test.close());

const parts = ({ token }: { token: string }) => test.call<ReportPart[]>('reportPartList', { token });
const fields = ({ token }: { token: string }, partsIds: string[], more: object = {}) =>
  test.call<FieldDefinition[]>('reportFieldList', { token, body: { partsIds, ...more } });
const save = ({ token }: { token: string }, partsId: string, dataKeys: unknown) =>
  test.call('reportFieldSave', { token, body: { partsId, dataKeys } });
const reset = ({ token }: { token: string }, partsIds: string[]) =>
  test.call('reportFieldReset', { token, body: { partsIds } });
const shown = (list: readonly FieldDefinition[]) =>
  list.filter(({ isShown }) => isShown).map(({ dataKey }) => dataKey);

const allParts = channels.flatMap((channel) =>
  sectionsOf(channel).map((section) => partsIdOf(channel, section)),
);

describe('the parts', () => {
  it('are the sections of the channels, unchanged at first', async () => {
    const { data } = await parts(ann);
    expect(data.map(({ partsId }) => partsId)).toEqual(allParts);
    expect(data.filter(({ isChanged }) => isChanged)).toEqual([]);
    expect(data.every(({ fieldCount, shownCount }) => shownCount === fieldCount)).toBe(true);
    expect(data.find(({ partsId }) => partsId === 'searchKeyword')).toMatchObject({
      name: 'Keyword',
      fieldCount: 17,
    });
  });

  it('of a channel without access are absent and rejected', async () => {
    const { data } = await parts(searchOnly);
    expect(new Set(data.map(({ channel }) => channel))).toEqual(new Set(['search']));
    const responses = await Promise.all([
      fields(searchOnly, ['searchAccount', 'feedCrowd']),
      save(searchOnly, 'feedCrowd', ['date', 'crowdName']),
      reset(searchOnly, ['feedCrowd']),
    ]);
    expect(responses.map(({ code }) => code)).toEqual([403, 403, 403]);
  });
});

describe('the fields', () => {
  it.each(allParts)('of %s begin with the locked period and row header, and each has a group', async (id) => {
    const { data } = await fields(ann, [id]);
    expect(data[0]).toMatchObject({ dataKey: 'date', titleName: 'Date', isLocked: true, group: 'basics' });
    expect(data.map(({ isLocked }) => isLocked)).toEqual([true, true, ...data.slice(2).map(() => false)]);
    expect(data.every(({ group }) => fieldGroups.includes(group))).toBe(true);
    expect(new Set(data.map(({ dataKey }) => dataKey)).size).toBe(data.length);
    expect(shown(data)).toHaveLength(data.length);
  });

  it('have the titles and units of the reports, in the requested language', async () => {
    const { data } = await fields(ann, ['searchKeyword'], { language: 1 });
    const cost = data.find(({ dataKey }) => dataKey === 'cost');
    expect(cost).toMatchObject({ titleName: '消费', unit: 't2', unitDesc: '￥', group: 'money' });
    const ofGroup = (group: string) =>
      data.filter((field) => field.group === group).map(({ dataKey }) => dataKey);
    expect(ofGroup('basics')).toEqual(['date', 'showWord', 'campaignName', 'adgroupName', 'matchType']);
    expect(ofGroup('quality')).toEqual(['landPageExperience', 'businessRelationship', 'estimatedClickRate']);
  });

  it('come once for a part that is requested twice', async () => {
    expect((await fields(ann, ['feedUnit', 'feedUnit'])).data).toEqual(
      (await fields(ann, ['feedUnit'])).data,
    );
  });

  it('of an unknown part are rejected, naming its index', async () => {
    for (const bad of ['searchCrowd', '', '__proto__', "'; drop table users; --"]) {
      expect(await fields(ann, ['searchUnit', bad])).toMatchObject({
        code: 400,
        fields: { 'partsIds.1': 'invalid' },
      });
    }
  });
});

describe('a selection', () => {
  it('applies to its user only, first and in its order', async () => {
    const selected = ['date', 'device', 'cost', 'click'];
    expect(await save(ann, 'searchDevice', selected)).toMatchObject({ code: 200 });
    const { data } = await fields(ann, ['searchDevice']);
    expect(shown(data)).toEqual(selected);
    expect(data.slice(0, 4).every(({ isShown }) => isShown)).toBe(true);
    expect(shown((await fields(bob, ['searchDevice'])).data)).not.toEqual(selected);
    expect(
      await createReportFieldsRepository(test.database.db).findSelection(ann.userId, 'searchDevice'),
    ).toEqual(selected);
    expect(
      await createReportFieldsRepository(test.database.db).findSelection(bob.userId, 'searchDevice'),
    ).toBeNull();
    const changed = (await parts(ann)).data.filter(({ isChanged }) => isChanged);
    expect(changed).toMatchObject([{ partsId: 'searchDevice', shownCount: 4 }]);
  });

  it('puts the locked fields first, wherever they were sent', async () => {
    await save(ann, 'searchRegion', ['click', 'provinceName', 'cost', 'date']);
    expect(shown((await fields(ann, ['searchRegion'])).data)).toEqual([
      'date',
      'provinceName',
      'click',
      'cost',
    ]);
  });

  it('that equals the default is not stored', async () => {
    const { data } = await fields(bob, ['searchUnit']);
    await save(bob, 'searchUnit', ['date', 'adgroupName', 'cost']);
    await save(bob, 'searchUnit', shown(data));
    expect(
      await createReportFieldsRepository(test.database.db).findSelection(bob.userId, 'searchUnit'),
    ).toBeNull();
  });

  it.each([
    ['without a locked field', ['date', 'cost'], { dataKeys: 'required' }],
    ['with an unknown field', ['date', 'device', 'secret'], { 'dataKeys.2': 'invalid' }],
    ['with a field twice', ['date', 'device', 'cost', 'cost'], { 'dataKeys.3': 'invalid' }],
    ['of a field of another section', ['date', 'device', 'crowdName'], { 'dataKeys.2': 'invalid' }],
    ['of nothing', [], { dataKeys: 'invalid' }],
    ['of no list', 'cost', { dataKeys: 'invalid' }],
  ])('%s is rejected and changes nothing', async (_, dataKeys, expected) => {
    const before = await createReportFieldsRepository(test.database.db).findSelection(
      ann.userId,
      'searchDevice',
    );
    expect(await save(ann, 'searchDevice', dataKeys)).toMatchObject({
      code: errorCodes.invalid_request,
      fields: expected,
    });
    expect(
      await createReportFieldsRepository(test.database.db).findSelection(ann.userId, 'searchDevice'),
    ).toEqual(before);
  });

  it('is gone after a reset of its part, and of no other', async () => {
    await save(ann, 'feedCampaign', ['date', 'campaignName']);
    await save(ann, 'feedUnit', ['date', 'adgroupName']);
    await save(bob, 'feedCampaign', ['date', 'campaignName']);
    expect(await reset(ann, ['feedCampaign'])).toMatchObject({ code: 200 });
    const changedOf = async (who: { token: string }) =>
      (await parts(who)).data.filter(({ isChanged, channel }) => isChanged && channel === 'feed');
    expect(await changedOf(ann)).toMatchObject([{ partsId: 'feedUnit' }]);
    expect(await changedOf(bob)).toMatchObject([{ partsId: 'feedCampaign' }]);
  });
});
