import type { Row } from '../model/rows';
import type { DraftCommand } from './command';
import { updateOf } from './row-commands';

/** The command that gives a campaign all settings of another one; its name and its units stay. */
export function copyCampaignSettings(from: Row<'campaign'>, toId: string): DraftCommand {
  const { id: _id, campaignName: _name, ...settings } = from;
  return updateOf('campaign', toId, settings);
}
