import { expect, it } from 'vitest';
import { childrenOf, findRow } from '../model/draft';
import { exampleDraft } from '../model/example-draft';
import { emptyFields, rootId } from '../model/rows';
import { applyCommand } from './apply-command';
import { copyCampaignSettings } from './copy-settings';
import { addOf } from './row-commands';

it('copies all settings of a campaign except its name, its status and its units, as one step', () => {
  const rows = [{ ...emptyFields.campaign, id: 'campaign-2', campaignName: 'Onsen', isPaused: true }];
  const before = applyCommand(exampleDraft(), addOf('campaign', [{ parentId: rootId, rows }])).draft;
  const [first] = childrenOf(before, 'campaign', rootId);
  if (!first) throw new Error('the example has a campaign');
  const { draft, inverse } = applyCommand(before, copyCampaignSettings(first, 'campaign-2'));
  expect(findRow(draft, 'campaign', 'campaign-2')).toEqual({
    ...first,
    id: 'campaign-2',
    campaignName: 'Onsen',
    isPaused: true,
  });
  expect(childrenOf(draft, 'unit', 'campaign-2')).toEqual([]);
  expect(findRow(applyCommand(draft, inverse).draft, 'campaign', 'campaign-2')).toEqual(rows[0]);
});
