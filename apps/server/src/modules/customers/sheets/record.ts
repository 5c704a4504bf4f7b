import type { Channel, ProviderId, SheetField } from '@meridian/api-client/contract';

/** Values of a record to write. */
export interface RecordValues {
  name?: string;
  contactName?: string;
  phone?: string;
  email?: string;
  customerId?: string;
  registrationNo?: string;
  accountNo?: string;
  accountName?: string;
  companyId?: string | null;
  provider?: ProviderId;
  channels?: Channel[];
  currency?: string;
  timeZone?: string;
  note?: string;
  /** Decimal text; absent: the balance is unchanged. */
  balance?: string;
  /** ISO 8601; null: the time of writing. */
  balanceTime?: string | null;
}

/** A stored record, for comparison with rows of a file. */
export interface StoredSheetRecord {
  id: string;
  version: number;
  isArchived: boolean;
  values: RecordValues;
  /** Texts of the fields; provider as its id, channels as comma-separated codes. */
  texts: Readonly<Partial<Record<SheetField, string>>>;
  /** Time of the balance; null if there is none. */
  balanceTime: Date | null;
}

/** A record to which rows refer by name. */
export interface Reference {
  id: string;
  name: string;
  isArchived: boolean;
}

/** Normalizes spellings of a name; account numbers have only one spelling. */
export type KeyOf = (text: string) => string;
