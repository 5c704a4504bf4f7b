import {
  channels,
  type AccountBalance,
  type DraftPlan,
  type DraftPreview,
  type PlannedChange,
} from '@meridian/api-client/contract';
import { connectTo, isProviderError, type Provider } from '../../../kits/provider';
import type { Database } from '../../../platform/db';
import { readableChannels, type Caller } from '../../../platform/lib/caller';
import { DomainError } from '../../../platform/lib/domain-error';
import type { createHomeService } from '../../accounts';
import { createDraftsRepository } from '../../drafts';
import type { DraftPreviews } from '../draft-previews';
import { loadStoredDraft } from '../load-draft-sql';
import { toDomainError } from '../provider-domain-error';
import { readAccountContent, unknownContent } from './account-content';
import { balanceDays } from './balance-days';
import { itemsOfCampaigns, plannedCampaigns } from './chosen-campaigns';
import { newDailyBudget, planSteps, sumSteps } from './estimate';
import type { PlannedUpload } from './plan-file';
import { planNotes } from './plan-notes';
import { planUpload } from './plan-upload';
import type { PlannedItem } from './planned-item';
import { createStoredPlans, filterable, matches, type ChangeFilter } from './stored-plans.repository';

type Viewer = Pick<Caller, 'accountIds'>;
/** A draft, and the rows of the campaigns that are sent; absent: all. */
interface CampaignChoice {
  id: string;
  campaignIds?: readonly string[] | undefined;
}
interface ComparedDraft extends PlannedUpload {
  /** Items of all campaigns. */
  all: readonly PlannedItem[];
}
/** Timeout of reading the account. */
const readMs = 60_000;

/** Plans uploads without sending anything. */
export function createPlanService({
  db,
  writeDb,
  previews,
  providers,
  home,
}: {
  /** For reading whole drafts. */
  db: Database;
  /** For storing plans. */
  writeDb: Database;
  previews: DraftPreviews;
  providers: readonly Provider[];
  home: Pick<ReturnType<typeof createHomeService>, 'list'>;
}) {
  const plans = createStoredPlans(writeDb);

  /** Undefined if the user has lost access to the account in the meantime. */
  async function findBalance({ userId }: Caller, accountId: number): Promise<AccountBalance | undefined> {
    const { list } = await home.list({
      userId,
      accountIds: [accountId],
      channels,
      followedOnly: false,
      page: { size: 1, offset: 0, sort: undefined },
    });
    return list[0];
  }

  /** Compares the draft with the account, and stores the changes for the pages of their list. */
  async function compare(viewer: Viewer, choice: CampaignChoice): Promise<ComparedDraft> {
    const { state } = await plans.stateOf(choice.id, choice.campaignIds);
    const planned = await compareNow(viewer, choice);
    await plans.store({ draftId: choice.id, state }, planned.items, changeOf);
    return planned;
  }

  async function compareNow(viewer: Viewer, { id, campaignIds }: CampaignChoice): Promise<ComparedDraft> {
    const { loaded, items: all, isAccountKnown } = await compareAll(viewer, id);
    return { loaded, items: itemsOfCampaigns(loaded, all, campaignIds ?? null).sent, all, isAccountKnown };
  }

  async function compareAll({ accountIds }: Viewer, id: string): Promise<PlannedUpload> {
    const loaded = await loadStoredDraft(db, accountIds, id);
    try {
      const connection = await connectTo(providers, loaded.summary);
      const account = await readAccountContent(connection, loaded, { signal: AbortSignal.timeout(readMs) });
      return { loaded, items: await planUpload(loaded, account), isAccountKnown: true };
    } catch (error) {
      if (!isProviderError(error)) throw error;
      if (!error.isRetryable && error.code !== 'cancelled') throw toDomainError(error);
      return { loaded, items: await planUpload(loaded, unknownContent), isAccountKnown: false };
    }
  }

  return {
    /** Errors: `not_found`, `provider_access`. */
    async plan(viewer: Caller, choice: CampaignChoice): Promise<DraftPlan> {
      const { loaded, items, all, isAccountKnown } = await compare(viewer, choice);
      const { summary, draft } = loaded;
      const steps = planSteps(items, { images: loaded.images, provider: loaded.summary.provider });
      const preview = await previews.ofLoaded(loaded);
      const { accountId, accountNo, accountName, version, status } = summary;
      const found = await findBalance(viewer, accountId);
      const { currency = 'CNY', balance = null, balanceTime = null, lastDays = [] } = found ?? {};
      const dailyBudget = newDailyBudget(draft, items);
      // with the cost of only some channels, the balance would seem to last longer
      const maySeeCost = readableChannels(viewer).length === channels.length;
      return {
        version,
        status,
        account: { accountId, accountNo, accountName, currency, balance, balanceTime },
        steps,
        total: sumSteps(steps),
        itemsToSend: items.filter(({ action }) => action !== 'none').length,
        newDailyBudget: dailyBudget,
        balanceDays: maySeeCost ? balanceDays({ balance, lastDays }, dailyBudget) : null,
        campaigns: plannedCampaigns(loaded, all),
        notSent: notSentOf(items),
        notes: [...planNotes(items, { isAccountKnown, bases: loaded.bases }), ...ruleNotes(preview)],
      };
    },

    /** All items. Errors: as for `plan`. */
    items: compareNow,

    /** A page of the changes. Errors: as for `plan`. */
    async changes(
      viewer: Viewer,
      { id, campaignIds, ...filter }: CampaignChoice & ChangeFilter,
      page: { size: number; offset: number },
    ): Promise<{ version: number; list: PlannedChange[]; totalCount: number }> {
      if ((await createDraftsRepository(db).find(viewer.accountIds, id)) === undefined)
        throw new DomainError('not_found');
      const { version, state } = await plans.stateOf(id, campaignIds);
      const stored = await plans.page({ draftId: id, state }, filter, page);
      if (stored) return { version, ...stored };
      const { loaded, items } = await compare(viewer, { id, campaignIds });
      const matching = items.filter((item) => matches(filterable(item), filter));
      return {
        version: loaded.summary.version,
        list: matching.slice(page.offset, page.offset + page.size).map(changeOf),
        totalCount: matching.length,
      };
    },
  };
}

function changeOf(item: PlannedItem): PlannedChange {
  const { kind, rowId, parentRowId, name, parentName, action, providerId } = item;
  const fields = action === 'update' ? [...item.changes] : [];
  const notSent = [...item.notSent];
  return { kind, id: rowId, parentId: parentRowId, name, parentName, action, providerId, fields, notSent };
}

type Note = DraftPlan['notes'][number];

/** Values that are not sent to the provider, by kind, field and reason. */
function notSentOf(items: readonly PlannedItem[]): DraftPlan['notSent'] {
  const found = new Map<string, DraftPlan['notSent'][number]>();
  for (const { kind, parentRowId: parentId, notSent } of items)
    for (const { field, reason } of notSent) {
      const key = `${kind} ${field} ${reason}`;
      const present = found.get(key);
      if (present) present.count += 1;
      else found.set(key, { kind, field, reason, count: 1, parentId });
    }
  return [...found.values()];
}

function ruleNotes({ groups }: DraftPreview): Note[] {
  return groups
    .filter(({ severity, rowCount }) => severity !== 'error' && rowCount > 0)
    .map(({ kind, ruleId, rowCount, places, params }) => ({
      code: 'rule',
      count: rowCount,
      kind: kind === 'draft' ? null : kind,
      ruleId,
      ...(params['ruleName'] !== undefined && { ruleName: String(params['ruleName']) }),
      parentId: places[0]?.parentId ?? null,
    }));
}
