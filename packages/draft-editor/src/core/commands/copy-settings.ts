import type { Row } from '../model/rows';
import type { DraftCommand } from './command';
import { updateOf } from './row-commands';

/** The command that copies all settings of one campaign to another, which keeps its name, its status and its units. */
export function copyCampaignSettings(from: Row<'campaign'>, toId: string): DraftCommand {
  const { id: _id, campaignName: _name, isPaused: _isPaused, ...settings } = from;
  return updateOf('campaign', toId, settings);
}
