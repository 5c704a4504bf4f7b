import { formatNumber, type Language } from '@meridian/i18n/core';

export interface GroupingLabels {
  /** The command for ticked keywords, or for all of the unit. */
  open: (ticked: number) => string;
  title: (keywords: number) => string;
  close: string;
  cancel: string;
  minSize: string;
  grouping: string;
  none: string;
  name: string;
  keywords: (count: number) => string;
  select: (name: string) => string;
  drop: (name: string) => string;
  merge: (groups: number) => string;
  copiesCreatives: (creatives: number, pictures: number) => string;
  summary: (units: number, keywords: number) => string;
  rest: (keywords: number, unit: string) => string;
  tooManyUnits: (max: number) => string;
  tooLarge: (max: number) => string;
  confirm: (units: number) => string;
  unnamedUnit: string;
}

const en = (count: number, one: string) => `${formatNumber(count)} ${one}${count === 1 ? '' : 's'}`;

/** The texts whose number is not 0. */
const present = (...counts: readonly (readonly [count: number, text: string])[]) =>
  counts.flatMap(([count, text]) => (count > 0 ? [text] : []));

export const groupingLabels: Record<Language, GroupingLabels> = {
  en: {
    open: (ticked) =>
      ticked === 0 ? 'Group all keywords into units' : `Group ${en(ticked, 'keyword')} into units`,
    title: (keywords) => `Group ${en(keywords, 'keyword')} into units`,
    close: 'Close',
    cancel: 'Cancel',
    minSize: 'Keywords per group, at least',
    grouping: 'Grouping…',
    none: 'No word is shared by so many keywords. Choose a smaller number.',
    name: 'Unit name',
    keywords: (count) => en(count, 'keyword'),
    select: (name) => `Select ${name}`,
    drop: (name) => `Remove ${name} from the list: its keywords stay`,
    merge: (groups) => `Merge ${en(groups, 'group')}`,
    copiesCreatives: (creatives, pictures) =>
      `Copy ${present([creatives, en(creatives, 'creative')], [pictures, en(pictures, 'picture')]).join(' and ')} to each new unit`,
    summary: (units, keywords) =>
      `${en(units, 'new unit')} with the settings of this unit ${units === 1 ? 'gets' : 'get'} ${en(keywords, 'keyword')}`,
    rest: (keywords, unit) => `${en(keywords, 'keyword')} ${keywords === 1 ? 'stays' : 'stay'} in ${unit}`,
    tooManyUnits: (max) => `The campaign can have up to ${en(max, 'unit')}. Remove or merge groups.`,
    tooLarge: (max) => `A unit can have up to ${en(max, 'keyword')}. Merge fewer groups.`,
    confirm: (units) => `Create ${en(units, 'unit')}`,
    unnamedUnit: 'Unnamed unit',
  },
  cn: {
    open: (ticked) =>
      ticked === 0 ? '将全部关键词拆分为单元' : `将 ${formatNumber(ticked)} 个关键词拆分为单元`,
    title: (keywords) => `将 ${formatNumber(keywords)} 个关键词拆分为单元`,
    close: '关闭',
    cancel: '取消',
    minSize: '每组至少包含的关键词数',
    grouping: '正在分组…',
    none: '没有被这么多关键词共用的词，请选择更小的数量。',
    name: '单元名称',
    keywords: (count) => `${formatNumber(count)} 个关键词`,
    select: (name) => `选择“${name}”`,
    drop: (name) => `移出“${name}”：其关键词保留在原单元`,
    merge: (groups) => `合并 ${formatNumber(groups)} 组`,
    copiesCreatives: (creatives, pictures) =>
      `将 ${present([creatives, `${formatNumber(creatives)} 个创意`], [pictures, `${formatNumber(pictures)} 张图片`]).join('和 ')}复制到每个新单元`,
    summary: (units, keywords) =>
      `将新建 ${formatNumber(units)} 个单元，沿用本单元的设置，共移入 ${formatNumber(keywords)} 个关键词`,
    rest: (keywords, unit) => `${formatNumber(keywords)} 个关键词保留在“${unit}”`,
    tooManyUnits: (max) => `每个计划最多 ${formatNumber(max)} 个单元，请移出或合并部分分组。`,
    tooLarge: (max) => `每个单元最多 ${formatNumber(max)} 个关键词，请减少合并的分组。`,
    confirm: (units) => `新建 ${formatNumber(units)} 个单元`,
    unnamedUnit: '未命名单元',
  },
  tw: {
    open: (ticked) =>
      ticked === 0 ? '將全部關鍵字拆分成廣告群組' : `將 ${formatNumber(ticked)} 個關鍵字拆分成廣告群組`,
    title: (keywords) => `將 ${formatNumber(keywords)} 個關鍵字拆分成廣告群組`,
    close: '關閉',
    cancel: '取消',
    minSize: '每組至少要有的關鍵字數',
    grouping: '正在分組…',
    none: '沒有這麼多關鍵字共用的詞，請選擇較小的數字。',
    name: '廣告群組名稱',
    keywords: (count) => `${formatNumber(count)} 個關鍵字`,
    select: (name) => `選取「${name}」`,
    drop: (name) => `移出「${name}」：其關鍵字會留在原廣告群組`,
    merge: (groups) => `合併 ${formatNumber(groups)} 組`,
    copiesCreatives: (creatives, pictures) =>
      `將 ${present([creatives, `${formatNumber(creatives)} 個素材`], [pictures, `${formatNumber(pictures)} 張圖片`]).join('和 ')}複製到每個新廣告群組`,
    summary: (units, keywords) =>
      `將新增 ${formatNumber(units)} 個廣告群組，沿用此廣告群組的設定，共移入 ${formatNumber(keywords)} 個關鍵字`,
    rest: (keywords, unit) => `${formatNumber(keywords)} 個關鍵字會留在「${unit}」`,
    tooManyUnits: (max) => `每個廣告活動最多 ${formatNumber(max)} 個廣告群組，請移出或合併部分分組。`,
    tooLarge: (max) => `每個廣告群組最多 ${formatNumber(max)} 個關鍵字，請減少合併的分組。`,
    confirm: (units) => `新增 ${formatNumber(units)} 個廣告群組`,
    unnamedUnit: '未命名的廣告群組',
  },
};
