import { formatList, formatNumber, type Language } from '@meridian/i18n/core';
import type { ProviderKind, Transfer, TransferKind } from '../../core';

type Mode = Transfer['mode'];

export interface TransferLabels {
  count: (kind: TransferKind, rows: number) => string;
  /** The command that opens the dialog. */
  open: (rows: number) => string;
  /** The same command beside the number of rows. */
  openShort: string;
  title: (kind: TransferKind, rows: number) => string;
  close: string;
  cancel: string;
  action: string;
  modes: Record<Mode, string>;
  target: Record<TransferKind, string>;
  placeholder: Record<TransferKind, string>;
  targets: Record<TransferKind, string>;
  search: Record<TransferKind, string>;
  clear: string;
  noTarget: string;
  shown: (shown: number, all: number) => string;
  loading: string;
  failed: string;
  retry: string;
  unnamed: { campaign: string; unit: string; row: string };
  planning: string;
  confirm: (mode: Mode, kind: TransferKind, rows: number) => string;
  /** The rows that the target takes, and those that it does not take. */
  taken: (mode: Mode, kind: TransferKind, rows: number) => string;
  rejected: (mode: Mode, kind: TransferKind, rows: number) => string;
  /** What moves or is copied with units. */
  contents: (counts: Record<'keyword' | 'creative', number>) => string;
  present: Record<TransferKind, string>;
  duplicate: Record<ProviderKind, string>;
  full: (kind: ProviderKind, max: number) => string;
  /** The account of another draft does not have a picture. */
  picture: string;
  more: (rows: number) => string;
  live: (rows: number) => string;
}

const nouns = {
  unit: ['unit', 'units'],
  keyword: ['keyword', 'keywords'],
  creative: ['creative', 'creatives'],
};
const en = (kind: TransferKind, rows: number) =>
  `${formatNumber(rows)} ${nouns[kind][rows === 1 ? 0 : 1] ?? ''}`;
const cnNouns = { unit: '单元', keyword: '关键词', creative: '创意' } as const;
const cn = (kind: TransferKind, rows: number) => `${formatNumber(rows)} 个${cnNouns[kind]}`;
const twNouns = { unit: '廣告群組', keyword: '關鍵字', creative: '素材' } as const;
const tw = (kind: TransferKind, rows: number) => `${formatNumber(rows)} 個${twNouns[kind]}`;

/** The kinds of rows that there are, with their numbers. */
function contentsText(
  counts: Parameters<TransferLabels['contents']>[0],
  count: TransferLabels['count'],
  language: Language,
): string {
  const kinds = (['keyword', 'creative'] as const).filter((kind) => counts[kind] > 0);
  return formatList(
    kinds.map((kind) => count(kind, counts[kind])),
    language,
  );
}

export const transferLabels: Record<Language, TransferLabels> = {
  en: {
    count: en,
    openShort: 'Move or copy',
    open: (rows) => `Move or copy ${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`,
    title: (kind, rows) => `Move or copy ${en(kind, rows)}`,
    close: 'Close',
    cancel: 'Cancel',
    action: 'Action',
    modes: { move: 'Move', copy: 'Copy' },
    target: { unit: 'To campaign', keyword: 'To unit', creative: 'To unit' },
    placeholder: { unit: 'Select a campaign', keyword: 'Select a unit', creative: 'Select a unit' },
    targets: { unit: 'Campaigns', keyword: 'Units', creative: 'Units' },
    search: {
      unit: 'Search campaigns',
      keyword: 'Search units and campaigns',
      creative: 'Search units and campaigns',
    },
    clear: 'Clear',
    noTarget: 'No matches',
    shown: (shown, all) => `${formatNumber(shown)} of ${formatNumber(all)}. Type to find the others.`,
    loading: 'Loading…',
    failed: 'Couldn’t load the list.',
    retry: 'Try again',
    unnamed: { campaign: 'Unnamed campaign', unit: 'Unnamed unit', row: 'Empty' },
    planning: 'Checking…',
    confirm: (mode, kind, rows) => `${mode === 'move' ? 'Move' : 'Copy'} ${en(kind, rows)}`,
    taken: (mode, kind, rows) => `${en(kind, rows)} will be ${mode === 'move' ? 'moved' : 'copied'}`,
    rejected: (mode, kind, rows) =>
      mode === 'move'
        ? `${en(kind, rows)} ${rows === 1 ? 'stays' : 'stay'} here`
        : `${en(kind, rows)} will not be copied`,
    contents: (counts) => `with ${contentsText(counts, en, 'en')}`,
    present: {
      unit: 'Already in this campaign',
      keyword: 'Already in this unit',
      creative: 'Already in this unit',
    },
    duplicate: {
      campaign: 'The draft has a campaign with this name',
      unit: 'The campaign has a unit with this name',
      keyword: 'The unit has the same keyword',
      creative: 'The unit has a creative with the same text',
    },
    full: (kind, max) =>
      kind === 'campaign'
        ? `The draft is full (${formatNumber(max)} campaigns)`
        : kind === 'unit'
          ? `The campaign is full (${formatNumber(max)} units)`
          : `The unit is full (${en(kind, max)})`,
    picture:
      'The account’s library doesn’t have the picture. Creatives with its theme are copied, and need another picture before the upload',
    more: (rows) => `and ${formatNumber(rows)} more`,
    live: (rows) =>
      `${rows === 1 ? '1 row is' : `${formatNumber(rows)} rows are`} in the account, where nothing can move: the next upload creates ${rows === 1 ? 'it' : 'them'} again in the new place and removes the old ${rows === 1 ? 'one' : 'ones'}. New items are reviewed again, and their statistics start from zero.`,
  },
  cn: {
    count: cn,
    openShort: '移动或复制',
    open: (rows) => `移动或复制 ${formatNumber(rows)} 行`,
    title: (kind, rows) => `移动或复制 ${cn(kind, rows)}`,
    close: '关闭',
    cancel: '取消',
    action: '操作',
    modes: { move: '移动', copy: '复制' },
    target: { unit: '目标计划', keyword: '目标单元', creative: '目标单元' },
    placeholder: { unit: '请选择计划', keyword: '请选择单元', creative: '请选择单元' },
    targets: { unit: '计划', keyword: '单元', creative: '单元' },
    search: { unit: '搜索计划', keyword: '搜索单元和计划', creative: '搜索单元和计划' },
    clear: '清除',
    noTarget: '没有符合条件的结果',
    shown: (shown, all) => `显示 ${formatNumber(all)} 个中的 ${formatNumber(shown)} 个，输入名称可查找其他。`,
    loading: '正在加载…',
    failed: '列表加载失败。',
    retry: '重试',
    unnamed: { campaign: '未命名计划', unit: '未命名单元', row: '空白' },
    planning: '正在检查…',
    confirm: (mode, kind, rows) => `${mode === 'move' ? '移动' : '复制'} ${cn(kind, rows)}`,
    taken: (mode, kind, rows) => `将${mode === 'move' ? '移动' : '复制'} ${cn(kind, rows)}`,
    rejected: (mode, kind, rows) =>
      mode === 'move' ? `${cn(kind, rows)}保留在原处` : `${cn(kind, rows)}不会被复制`,
    contents: (counts) => `包含 ${contentsText(counts, cn, 'cn')}`,
    present: { unit: '已在此计划中', keyword: '已在此单元中', creative: '已在此单元中' },
    duplicate: {
      campaign: '此草稿中已有同名计划',
      unit: '此计划中已有同名单元',
      keyword: '此单元中已有相同的关键词',
      creative: '此单元中已有文案相同的创意',
    },
    full: (kind, max) =>
      kind === 'campaign'
        ? `此草稿已满（最多 ${formatNumber(max)} 个计划）`
        : kind === 'unit'
          ? `此计划已满（最多 ${cn(kind, max)}）`
          : `此单元已满（最多 ${cn(kind, max)}）`,
    picture: '该账户的素材库中没有此图片。使用该主题的创意仍会复制，上传前需为其选择其他图片',
    more: (rows) => `等另外 ${formatNumber(rows)} 个`,
    live: (rows) =>
      `其中 ${formatNumber(rows)} 行已在账户中。账户中的内容无法移动：下次上传时会在新位置重新创建，并删除原有内容。新建内容需重新审核，数据从零开始累计。`,
  },
  tw: {
    count: tw,
    openShort: '移動或複製',
    open: (rows) => `移動或複製 ${formatNumber(rows)} 列`,
    title: (kind, rows) => `移動或複製 ${tw(kind, rows)}`,
    close: '關閉',
    cancel: '取消',
    action: '動作',
    modes: { move: '移動', copy: '複製' },
    target: { unit: '目標廣告活動', keyword: '目標廣告群組', creative: '目標廣告群組' },
    placeholder: { unit: '請選擇廣告活動', keyword: '請選擇廣告群組', creative: '請選擇廣告群組' },
    targets: { unit: '廣告活動', keyword: '廣告群組', creative: '廣告群組' },
    search: {
      unit: '搜尋廣告活動',
      keyword: '搜尋廣告群組和廣告活動',
      creative: '搜尋廣告群組和廣告活動',
    },
    clear: '清除',
    noTarget: '沒有符合條件的結果',
    shown: (shown, all) =>
      `顯示 ${formatNumber(all)} 個中的 ${formatNumber(shown)} 個，輸入名稱可尋找其他項目。`,
    loading: '正在載入…',
    failed: '無法載入清單。',
    retry: '重試',
    unnamed: { campaign: '未命名的廣告活動', unit: '未命名的廣告群組', row: '空白' },
    planning: '正在檢查…',
    confirm: (mode, kind, rows) => `${mode === 'move' ? '移動' : '複製'} ${tw(kind, rows)}`,
    taken: (mode, kind, rows) => `將${mode === 'move' ? '移動' : '複製'} ${tw(kind, rows)}`,
    rejected: (mode, kind, rows) =>
      mode === 'move' ? `${tw(kind, rows)}會留在原處` : `${tw(kind, rows)}不會複製`,
    contents: (counts) => `包含 ${contentsText(counts, tw, 'tw')}`,
    present: { unit: '已在此廣告活動中', keyword: '已在此廣告群組中', creative: '已在此廣告群組中' },
    duplicate: {
      campaign: '此草稿已有同名的廣告活動',
      unit: '此廣告活動已有同名的廣告群組',
      keyword: '此廣告群組已有相同的關鍵字',
      creative: '此廣告群組已有文案相同的素材',
    },
    full: (kind, max) =>
      kind === 'campaign'
        ? `此草稿已達上限（${formatNumber(max)} 個廣告活動）`
        : kind === 'unit'
          ? `此廣告活動已達上限（${tw(kind, max)}）`
          : `此廣告群組已達上限（${tw(kind, max)}）`,
    picture: '該帳戶的圖片庫沒有此圖片。使用該主題的素材仍會複製，上傳前需為其選擇其他圖片',
    more: (rows) => `以及另外 ${formatNumber(rows)} 個`,
    live: (rows) =>
      `其中 ${formatNumber(rows)} 列已在帳戶中。帳戶中的項目無法移動：下次上傳時會在新位置重新建立，並刪除原有項目。新項目需重新審核，成效資料會從零開始累計。`,
  },
};
