import type { Channel, SheetField } from '@meridian/api-client/contract';

/** Fields of a record as they are written. */
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
  channels?: Channel[];
  currency?: string;
  timeZone?: string;
  note?: string;
  /** Decimal text; absent: the balance stays as it is. */
  balance?: string;
  /** ISO time; null: when it is written. */
  balanceTime?: string | null;
}

/** A stored record, as rows of a file are compared with it. */
export interface StoredSheetRecord {
  id: string;
  version: number;
  isArchived: boolean;
  values: RecordValues;
  /** Texts of the fields; channels as codes, separated by commas. */
  texts: Readonly<Partial<Record<SheetField, string>>>;
  /** When its balance was read; null without one. */
  balanceTime: Date | null;
}

/** A record that rows refer to by its name. */
export interface Reference {
  id: string;
  name: string;
  isArchived: boolean;
}

/** How two spellings of a name are one; numbers of accounts have only one. */
export type KeyOf = (text: string) => string;
