import type { Channel, Measure, ProviderId, Section } from '@meridian/api-client/contract';
import type { ProviderKind, RowFields } from '@meridian/draft-editor/core';
import type { ProviderName } from '../../platform/config/config-provider';
import type { UnitApps } from './wire/apps';

/** Fields of each kind, as in drafts. Pictures of a creative are bound to its unit, see `bindImages`. */
export interface ProviderFields {
  campaign: RowFields<'campaign'>;
  unit: RowFields<'unit'>;
  keyword: RowFields<'keyword'>;
  creative: Omit<RowFields<'creative'>, 'pictureTheme'>;
}

/** A new item. */
export interface NewProviderItem<Kind extends ProviderKind = ProviderKind> {
  /** Provider id of the parent: the campaign of a unit, or the unit of keywords and creatives; empty for campaigns. */
  parentId: string;
  fields: ProviderFields[Kind];
}

/** A change of an item. */
export interface ProviderItemChange<Kind extends ProviderKind = ProviderKind> {
  providerId: string;
  /** The complete new fields. */
  fields: ProviderFields[Kind];
  /** Names of the changed fields. They are sent with the fields that the provider requires beside them. */
  changed: readonly string[];
}

/**
 * State of an item at the provider. `restricted`: accepted but shown only partly or not at all, for example because of
 * a low bid.
 */
export type ProviderItemState = 'active' | 'paused' | 'in_review' | 'rejected' | 'restricted';

/** Why the provider does not show an item. */
export interface OfflineReason {
  /** The provider's code. */
  code: string;
  message: string;
}

/** An item at the provider. */
export interface ProviderItem<Kind extends ProviderKind = ProviderKind> {
  /** Decimal text. */
  providerId: string;
  /** As in `NewProviderItem`. */
  parentId: string;
  /** Fields, without those whose value a draft cannot express. */
  fields: Partial<ProviderFields[Kind]>;
  state: ProviderItemState;
  offlineReasons: readonly OfflineReason[];
}

/** Items to read. `names` (see `itemName`) filters the result; the provider cannot search by name. */
export type ProviderSelection =
  | { ids: readonly string[] }
  | { parentIds: readonly string[]; names?: readonly string[] };

/** Why the provider rejected an item. */
export interface ItemFailure {
  /** The provider's error code; each code has one meaning. */
  code: string;
  /** Draft field to which the code refers. */
  field?: string;
  /** Rejected content, such as a forbidden word. */
  content?: string;
  /** The provider's message, in its language. */
  message: string;
}

/** Code of items that were not sent, because the provider has no counterpart of their content. */
export const notTakenCode = 'not_taken';

/** Outcome of an item, at the item's position in the batch. */
export type ItemOutcome = { ok: true; providerId: string } | { ok: false; failed: ItemFailure };

/** A picture to upload. */
export interface NewProviderImage {
  bytes: Uint8Array;
  mime: 'image/jpeg' | 'image/png';
  /** Name in the provider's own material library. */
  name: string;
  ratio: RowFields<'picture'>['ratio'];
}

/** A picture that is shown with the creatives of a unit. */
export interface ImageBinding {
  unitId: string;
  /** Provider id of the picture. */
  imageId: string;
}

/** Account data from the provider. */
export interface ProviderAccountInfo {
  /** Name of the account at the provider. */
  userName: string;
  /** Decimal text in the account's currency; null if the provider does not return it. */
  balance: string | null;
  /** Daily budget; null: unlimited. */
  budget: string | null;
  /** Domains to which ads may link. */
  domains: readonly string[];
}

/** Selects rows of a provider report. Days are `yyyy-MM-dd` in the account's time zone, both ends included. */
export interface ProviderReportQuery {
  channel: Channel;
  section: Section;
  beginDate: string;
  endDate: string;
}

/** A report row: values of the section's dimensions for one day or hour. */
export interface ProviderReportRow {
  day: string;
  /** Values by data key, without dimensions that the provider lacks. */
  dimensions: Readonly<Record<string, string>>;
  /** Numbers as the provider wrote them; null for "no value". */
  metrics: Readonly<Record<Measure, string | null>>;
}

/** A report that the provider offers. */
export interface ProviderReport {
  channel: Channel;
  section: Section;
  /** Maximum number of days per request. */
  maxDays: number;
}

export interface CallOptions {
  /** Cancels the request, whose outcome is then unknown. */
  signal?: AbortSignal;
}

/**
 * A connection to one account at the ad provider. Writes take at most `rowsPerRequest.write` items of the provider's limits (`RangeError`
 * otherwise); reads of any size are split into requests. Requests without side effects are retried with backoff; so are
 * writes that the provider rejected without processing them.
 *
 * Errors: `ProviderError`; see `mayHaveArrived` before repeating a write.
 */
export interface ProviderConnection {
  read<Kind extends ProviderKind>(
    kind: Kind,
    selection: ProviderSelection,
    options?: CallOptions,
  ): Promise<ProviderItem<Kind>[]>;
  /** Creates items. Outcomes are in the order of the items. */
  add<Kind extends ProviderKind>(
    kind: Kind,
    items: readonly NewProviderItem<Kind>[],
    options?: CallOptions,
  ): Promise<ItemOutcome[]>;
  /**
   * Changes items. Texts of keywords and creatives cannot change: add a new item and remove the old one. A change that
   * the provider cannot apply at all fails without a request.
   */
  update<Kind extends ProviderKind>(
    kind: Kind,
    changes: readonly ProviderItemChange<Kind>[],
    options?: CallOptions,
  ): Promise<ItemOutcome[]>;
  /** Removes items and their children. */
  remove(kind: ProviderKind, providerIds: readonly string[], options?: CallOptions): Promise<ItemOutcome[]>;
  /** Uploads pictures. Identical files get the same id, so that an upload can be repeated. */
  uploadImages(images: readonly NewProviderImage[], options?: CallOptions): Promise<ItemOutcome[]>;
  /** Binds pictures to units. An existing binding counts as success. */
  bindImages(bindings: readonly ImageBinding[], options?: CallOptions): Promise<ItemOutcome[]>;
  /**
   * Removes bindings. A missing binding counts as success. Bindings that are created later are never removed, however
   * late the request arrives.
   */
  unbindImages(bindings: readonly ImageBinding[], options?: CallOptions): Promise<ItemOutcome[]>;
  /**
   * Apps by unit id, with an entry for each unit. Reads of units do not return apps, although updates of units change
   * them.
   */
  readApps(unitIds: readonly string[], options?: CallOptions): Promise<Map<string, UnitApps>>;
  readBindings(unitIds: readonly string[], options?: CallOptions): Promise<ImageBinding[]>;
  readAccount(options?: CallOptions): Promise<ProviderAccountInfo>;
  /**
   * All rows of a report; never a partial result. Several rows can have the same day and dimensions. At most `maxDays`
   * of the report (`RangeError` if the provider does not offer it).
   */
  readReport(query: ProviderReportQuery, options?: CallOptions): Promise<ProviderReportRow[]>;
}

/** A connection of this installation to an ad provider, for the accounts of that provider. */
export interface Provider {
  readonly id: ProviderId;
  /** How the provider is reached: credentials and hosts of pictures depend on it. */
  readonly name: ProviderName;
  readonly channels: readonly Channel[];
  readonly reports: readonly ProviderReport[];
  /** Connects to an account. Errors: `ProviderError` with `credentials_missing`. */
  connect(accountId: number): Promise<ProviderConnection>;
}

/** The name that identifies an item within its parent: the texts of a creative, otherwise its name. */
export function itemName(kind: ProviderKind, fields: Readonly<Record<string, unknown>>): string {
  return nameFields[kind].map((field) => textOf(fields[field])).join('\n');
}

const nameFields = {
  campaign: ['campaignName'],
  unit: ['adgroupName'],
  keyword: ['keyword'],
  creative: ['title', 'description1', 'description2'],
} as const satisfies { [Kind in ProviderKind]: readonly (keyof ProviderFields[Kind])[] };

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
