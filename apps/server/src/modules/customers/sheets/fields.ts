import {
  providerIds,
  providers,
  sheetFields,
  sheetFieldsOf,
  type Channel,
  type ProviderId,
  type SheetField,
  type SheetKind,
} from '@meridian/api-client/contract';
import { foldHead } from '@meridian/draft-editor/workbooks';
import { languages, type Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';

/** The column that identifies a record. */
export const identityFieldOf = {
  customer: 'name',
  company: 'name',
  account: 'accountNo',
} as const satisfies Record<SheetKind, SheetField>;

/** Headers of other programs' files, in addition to titles and ids. */
const synonyms: Partial<Record<SheetField, readonly string[]>> = {
  contactName: ['Contact person', 'Contact name', '联系人姓名', '聯絡人姓名'],
  phone: ['Telephone', 'Mobile', '联系电话', '手机', '手机号', '聯絡電話', '手機'],
  email: ['Email', 'Mail', '电子邮箱', '电子邮件', '信箱'],
  customer: ['Customer name', '客户名称', '所属客户', '客戶名稱', '所屬客戶'],
  registrationNo: ['Registration no', 'Tax number', '信用代码', '税号', '注册号', '登記號碼', '稅籍編號'],
  accountNo: [
    ...['Account no', 'Account ID', 'Provider account', '账户编号', '账户号', '账号', '推广账户ID'],
    ...['帳戶ID', '帳號', '廣告帳戶編號'],
  ],
  accountName: ['账户', '推广账户', '推广账户名称', '帳戶', '廣告帳戶', '廣告帳戶名稱'],
  company: ['Company name', '公司名称', '所属公司', '公司名稱', '所屬公司'],
  provider: ['Provider', 'Advertising platform', '平台', '媒体平台', '广告平台', '投放平台', '媒體平台'],
  channels: ['Channel', '推广渠道', '廣告管道'],
  currency: ['Currency code', '货币', '貨幣', '幣種'],
  timeZone: ['Timezone', 'Zone'],
  balance: ['Account balance', '账户余额', '可用余额', '帳戶餘額', '可用餘額'],
  balanceTime: ['Balance date', 'Date', 'Day', '余额日期', '日期', '時間', '时间', '餘額日期'],
  note: ['Notes', 'Remark', 'Remarks', '说明', '說明'],
};

/** Headers of the name, by kind of record. */
const nameSynonyms: Record<SheetKind, readonly string[]> = {
  customer: ['Customer', 'Customer name', '客户', '客户名称', '客戶', '客戶名稱'],
  company: ['Company', 'Company name', '公司', '公司名称', '公司名稱'],
  account: [],
};

/** Header of a column in templates and exports. */
export const sheetFieldTitle = (field: SheetField, language: Language): string =>
  translate(language, 'recordSheets', `field_${field}`);

/** All accepted headers of a column. */
const headsOf = (kind: SheetKind, field: SheetField): string[] => [
  field,
  ...languages.map((language) => sheetFieldTitle(field, language)),
  ...(synonyms[field] ?? []),
  ...(field === 'name' ? nameSynonyms[kind] : []),
];

/** All headers that a file of this kind may have. */
export const knownHeads = (kind: SheetKind): string[] =>
  sheetFieldsOf(kind).flatMap((field) => headsOf(kind, field));

/** Field for a header; undefined for an unknown one. */
export function findField(kind: SheetKind, head: string): SheetField | undefined {
  const folded = foldHead(head);
  const own = sheetFieldsOf(kind);
  // in the order of all columns, so that a header shared by two of them has the same meaning in every kind
  return sheetFields.find(
    (field) => own.includes(field) && headsOf(kind, field).some((known) => foldHead(known) === folded),
  );
}

const channelCodes = ['search', 'feed'] as const satisfies Channel[];
const both = ['both', 'all', '全部', 'search and feed ads', '搜索推广和信息流', '搜尋廣告與動態消息廣告'];

/** Name of a channel in spreadsheets. */
export const channelTitle = (channel: Channel, language: Language): string =>
  translate(language, 'recordSheets', `channel_${channel}`);

/** Name of an ad provider in spreadsheets. */
export const providerTitle = (provider: ProviderId, language: Language): string =>
  providers[provider].name[language];

/** The ad provider with this id or name. */
export function parseProvider(text: string): ProviderId | undefined {
  const folded = foldHead(text);
  return providerIds.find((id) =>
    [id, ...languages.map((language) => providerTitle(id, language))].some(
      (name) => foldHead(name) === folded,
    ),
  );
}

/** Values of a column that accepts no others. */
export function optionsOf(field: SheetField | null, language: Language): string[] {
  if (field === 'provider') return providerIds.map((id) => providerTitle(id, language));
  return field === 'channels' ? channelCodes.map((code) => channelTitle(code, language)) : [];
}

/** Channels in a cell, or the text of the first unknown one. */
export function parseChannels(text: string): { channels: Channel[] } | { unknown: string } {
  const words = text.split(/[,，、;；/|·\n]/).filter((word) => word.trim() !== '');
  const channels = new Set<Channel>();
  for (const word of words) {
    const folded = foldHead(word);
    const isBoth = both.some((each) => foldHead(each) === folded);
    const named = channelCodes.find((code) =>
      [code, ...languages.map((language) => channelTitle(code, language))].some(
        (each) => foldHead(each) === folded,
      ),
    );
    if (!isBoth && named === undefined) return { unknown: word.trim() };
    for (const code of channelCodes) if (isBoth || code === named) channels.add(code);
  }
  return { channels: channelCodes.filter((code) => channels.has(code)) };
}
