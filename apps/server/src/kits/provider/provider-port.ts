import type { Channel, Measure, Section } from '@meridian/api-client/contract';
import type { ProviderKind, RowFields } from '@meridian/draft-editor/core';
import type { ProviderName } from '../../platform/config/config-provider';
import type { UnitApps } from './wire/apps';

/** Fields of each kind, as drafts have them. Pictures of a creative are bound to its unit: see `bindImages`. */
export interface ProviderFields {
  campaign: RowFields<'campaign'>;
  unit: RowFields<'unit'>;
  keyword: RowFields<'keyword'>;
  creative: Omit<RowFields<'creative'>, 'pictureTheme'>;
}

/** An item to create. */
export interface NewProviderItem<Kind extends ProviderKind = ProviderKind> {
  /** Provider id of the campaign of a unit, or of the unit of keywords and creatives; '' for campaigns. */
  parentId: string;
  fields: ProviderFields[Kind];
}

/** A change of an item. What is absent stays as it is. */
export interface ProviderItemChange<Kind extends ProviderKind = ProviderKind> {
  providerId: string;
  /** The item as it is to be. */
  fields?: ProviderFields[Kind];
  /** Those of the fields that change; they are sent with the others that the provider takes with them. */
  changed?: readonly string[];
  isPaused?: boolean;
}

/** The state of an item at the provider. `restricted`: accepted, but shown partly or not at all, such as for a low bid. */
export type ProviderItemState = 'active' | 'paused' | 'in_review' | 'rejected' | 'restricted';

/** Why the provider does not show an item. */
export interface OfflineReason {
  /** Code of the provider. */
  code: string;
  message: string;
}

/** An item that the provider has. */
export interface ProviderItem<Kind extends ProviderKind = ProviderKind> {
  /** Decimal text. */
  providerId: string;
  /** As in `NewProviderItem`. */
  parentId: string;
  /** Without fields whose value a draft cannot express. */
  fields: Partial<ProviderFields[Kind]>;
  isPaused: boolean;
  state: ProviderItemState;
  offlineReasons: readonly OfflineReason[];
}

/** Which items to read. `names` (see `itemName`) reduces the result; the provider itself cannot search by name. */
export type ProviderSelection =
  | { ids: readonly string[] }
  | { parentIds: readonly string[]; names?: readonly string[] };

/** Why the provider rejected one item. */
export interface ItemFailure {
  /** Code of the provider; one code has one meaning. */
  code: string;
  /** Field of a draft that the code points to. */
  field?: string;
  /** What triggered the rejection, such as the forbidden word. */
  content?: string;
  /** In the provider's language. */
  message: string;
}

/** Code of items that were not sent, because the provider has no counterpart of what they contain. */
export const notTakenCode = 'not_taken';

/** The outcome for one item of a batch, at the position of the item. */
export type ItemOutcome = { ok: true; providerId: string } | { ok: false; failed: ItemFailure };

/** A picture to upload. */
export interface NewProviderImage {
  bytes: Uint8Array;
  mime: 'image/jpeg' | 'image/png';
  /** Shown in the provider's own material library. */
  name: string;
  ratio: RowFields<'picture'>['ratio'];
}

/** A picture that is shown with the creatives of a unit. */
export interface ImageBinding {
  unitId: string;
  /** Provider id of the picture. */
  imageId: string;
}

/** What the provider says about an account. */
export interface ProviderAccountInfo {
  /** Name under which the provider knows the account. */
  userName: string;
  /** Decimal text in the currency of the account; null when the provider does not say it. */
  balance: string | null;
  /** Of each day; null: unlimited. */
  budget: string | null;
  /** Domains to which ads may lead. */
  domains: readonly string[];
}

/** Rows of a report of the provider. Days are `yyyy-MM-dd` of the account's time zone and include both ends. */
export interface ProviderReportQuery {
  channel: Channel;
  section: Section;
  beginDate: string;
  endDate: string;
}

/** A row of a report: one day, or one hour of it, and the values of the section's dimensions. */
export interface ProviderReportRow {
  day: string;
  /** By data key; a dimension that the provider does not have is absent. */
  dimensions: Readonly<Record<string, string>>;
  /** Numbers as the provider wrote them; null for "no value". */
  metrics: Readonly<Record<Measure, string | null>>;
}

/** A report that the provider has. */
export interface ProviderReport {
  channel: Channel;
  section: Section;
  /** Days of one request. */
  maxDays: number;
}

export interface CallOptions {
  /** Ends the request; whether it arrived is unknown then. */
  signal?: AbortSignal;
}

/**
 * One account at the ad provider. Writes take at most `providerCallLimits.write` items (`RangeError` otherwise); reads of any
 * size are divided into requests. Requests without an effect of their own are retried with backoff, as are writes that the
 * provider rejected as a whole without processing them.
 *
 * Errors: `ProviderError`; see `mayHaveArrived` before a write is repeated.
 */
export interface ProviderConnection {
  read<Kind extends ProviderKind>(
    kind: Kind,
    selection: ProviderSelection,
    options?: CallOptions,
  ): Promise<ProviderItem<Kind>[]>;
  /** Outcomes are in the order of the items. */
  add<Kind extends ProviderKind>(
    kind: Kind,
    items: readonly NewProviderItem<Kind>[],
    options?: CallOptions,
  ): Promise<ItemOutcome[]>;
  /**
   * Texts of keywords and creatives cannot change: add another and remove the old one. A change of which the provider takes nothing fails
   * without being sent.
   */
  update<Kind extends ProviderKind>(
    kind: Kind,
    changes: readonly ProviderItemChange<Kind>[],
    options?: CallOptions,
  ): Promise<ItemOutcome[]>;
  /** Children are removed with their parent. */
  remove(kind: ProviderKind, providerIds: readonly string[], options?: CallOptions): Promise<ItemOutcome[]>;
  /** The same bytes have the same id, so that an upload can be repeated. */
  uploadImages(images: readonly NewProviderImage[], options?: CallOptions): Promise<ItemOutcome[]>;
  /** A binding that exists is ok. */
  bindImages(bindings: readonly ImageBinding[], options?: CallOptions): Promise<ItemOutcome[]>;
  /** A binding that does not exist is ok. Others than those that the account has now are never removed, however late a request arrives. */
  unbindImages(bindings: readonly ImageBinding[], options?: CallOptions): Promise<ItemOutcome[]>;
  /** Apps of units, of which reads of the units say nothing; changes of units change them, too. By the ids of the units, each of them. */
  readApps(unitIds: readonly string[], options?: CallOptions): Promise<Map<string, UnitApps>>;
  readBindings(unitIds: readonly string[], options?: CallOptions): Promise<ImageBinding[]>;
  readAccount(options?: CallOptions): Promise<ProviderAccountInfo>;
  /**
   * All rows of a report, or an error: never a part of them. Several rows can have the same day and dimensions. At most
   * `maxDays` of the report (`RangeError` for one that the provider does not have).
   */
  readReport(query: ProviderReportQuery, options?: CallOptions): Promise<ProviderReportRow[]>;
}

/** The ad provider behind this installation. */
export interface Provider {
  /** Which one it is, for messages and metrics. */
  readonly name: ProviderName;
  readonly channels: readonly Channel[];
  readonly reports: readonly ProviderReport[];
  /** Errors: `ProviderError` with `credentials_missing`. */
  connect(accountId: number): Promise<ProviderConnection>;
}

/** The name by which an item is found in its parent again: the texts of a creative, else its name. */
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
