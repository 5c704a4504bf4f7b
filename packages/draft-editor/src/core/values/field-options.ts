import type { Language } from '@meridian/i18n/core';
import type { bidModes, devices, marketingTargets, matchTypes, shopPlatforms } from '../model/rows';
import { cleanText, isFormulaError } from './parse-text';
import type { ParsedValue } from './value-error';

/** A value that a cell can name, with its labels and other spellings. */
export interface FieldOption<Value = unknown> {
  value: Value;
  labels: Readonly<Record<Language, string>>;
  synonyms: readonly string[];
}

const option = <Value>(
  value: Value,
  [cn, en, tw]: readonly [cn: string, en: string, tw: string],
  ...synonyms: string[]
): FieldOption<Value> => ({ value, labels: { cn, en, tw }, synonyms });

export const matchTypeOptions: readonly FieldOption<(typeof matchTypes)[number]>[] = [
  option(
    'exact',
    ['精确匹配', 'Exact', '完全比對'],
    '精确',
    '精準',
    '精準比對',
    'Precise',
    'Precise match',
    'Exact match',
  ),
  option(
    'phrase',
    ['短语匹配', 'Phrase', '詞組比對'],
    ...[
      '短语',
      '詞組',
      '片語',
      '片語比對',
      '短语-核心包含',
      '短语-同义包含',
      '短语-精确包含',
      'Phrase match',
    ],
  ),
  option(
    'smart',
    ['智能匹配', 'Auto', '智慧比對'],
    ...['智能', '智慧', '智能匹配-核心词', '自动', '自動', '自动匹配', 'Auto match', 'Smart match'],
  ),
];

export const deviceOptions: readonly FieldOption<(typeof devices)[number]>[] = [
  option(1, ['计算机', 'Computer', '電腦'], '电脑', 'PC', 'Desktop', '仅计算机', '桌面裝置'),
  option(2, ['移动', 'Mobile', '行動裝置'], '移动设备', '手机', '無線', '无线', '仅移动', '行動', '手機'),
  option(3, ['不限', 'Unlimited', '不限'], '全部', '全部设备', '所有裝置', '全部裝置', 'All', 'All devices'),
];

export const marketingTargetOptions: readonly FieldOption<(typeof marketingTargets)[number]>[] = [
  option('website', ['网站链接', 'Website link', '網站連結'], '网站', '網站'),
  option('app', ['应用推广', 'App promotion', '應用程式廣告'], '应用', '應用程式', '應用程式推廣'),
  option('shop', ['电商店铺', 'Online store', '網路商店'], '店铺', '商店'),
];

export const shopPlatformOptions: readonly FieldOption<(typeof shopPlatforms)[number]>[] = [
  option('shopBuilder', ['自建店铺', 'Shop builder', '自建商店']),
  option('healthMall', ['健康商城', 'Health mall', '健康商城']),
  option('taobao', ['淘宝/天猫', 'Taobao / Tmall', '淘寶/天貓'], '淘宝', '天猫', '淘寶', '天貓', 'Tmall'),
  option('jd', ['京东', 'JD.com', '京東']),
  option('other', ['其他', 'Others', '其他'], 'Other'),
];

export const bidModeOptions: readonly FieldOption<(typeof bidModes)[number]>[] = [
  option('click', ['点击出价', 'CPC bid', '點擊出價'], 'CPC', 'Click price'),
  option(
    'conversion',
    ['目标转化成本', 'Target cost per conversion', '目標轉換成本'],
    'oCPC',
    'Target CPA',
    'Target conversion cost',
  ),
  option('maximumClicks', ['获取更多点击', 'Maximize clicks', '爭取更多點擊'], 'More clicks'),
];

export const onOffOptions: readonly FieldOption<boolean>[] = [
  option(true, ['开启', 'On', '開啟'], '启用', '啟用', '是', '开', '開', 'Yes', 'Y', 'Enabled', '1'),
  option(
    false,
    ['关闭', 'Off', '關閉'],
    '停用',
    '暂停',
    '暫停',
    '否',
    '关',
    '關',
    'No',
    'N',
    'Disabled',
    '0',
  ),
];

/** Whether a row is paused. Reviews do not change it, so their states in files of a provider mean that it is enabled. */
export const statusOptions: readonly FieldOption<boolean>[] = [
  option(
    false,
    ['启用', 'Enabled', '啟用'],
    ...['有效', '启用中', '推广中', '投放中', '正常', '啟用中', 'Enable', 'Active', 'On', '开启', '開啟'],
    ...['审核中', '待激活', '不宜推广', '搜索量过低', '搜索无效', '部分无效', '审核未通过', '審核中'],
    ...['处于暂停时段', '账户预算不足', '计划预算不足'],
  ),
  option(
    true,
    ['暂停', 'Paused', '暫停'],
    ...['暂停推广', '已暂停', '停用', '暂停投放', '已暫停', '暫停投放', 'Pause', 'Off', '关闭', '關閉'],
  ),
];

export const yesNoOptions: readonly FieldOption<boolean>[] = [
  option(true, ['是', 'Yes', '是'], 'Y', 'On', '开启', '開啟', '1'),
  option(false, ['否', 'No', '否'], 'N', 'Off', '关闭', '關閉', '0'),
];

/** A budget without a limit; a value of the daily budget's cell. */
export const unlimitedBudget: FieldOption<'unlimited'> = option(
  'unlimited',
  ['不限', 'Unlimited', '不限'],
  ...['无限制', '無限制', '不限制', 'No limit'],
);

/** Marks a row of an exported draft that is removed. */
export const removeOption: FieldOption<'remove'> = option(
  'remove',
  ['删除', 'Remove', '刪除'],
  '移除',
  'Delete',
);

/** The whole week, or no hours; values of the schedule's cell. */
export const scheduleOptions: readonly FieldOption<'unlimited' | 'none'>[] = [
  option(
    'unlimited',
    ['不限', 'Unlimited', '不限'],
    ...['全部', '全部时段', '全部時段', '全天', '全时段', '全時段', 'All', 'All day', 'Always', '24/7'],
  ),
  option('none', ['不投放', 'No hours', '不投放'], '无', '無', 'Not shown'),
];

/** Values with their labels, for a control that offers them. */
export function optionChoices<Value>(
  options: readonly FieldOption<Value>[],
  language: Language,
): { value: Value; label: string }[] {
  return options.map(({ value, labels }) => ({ value, label: labels[language] }));
}

/** A key that all spellings of an option share. */
const foldOption = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._-]+/g, '');

const optionsByName = new WeakMap<readonly object[], ReadonlyMap<string, unknown>>();

/** All names of an option. */
export function namesOfOption({ value, labels, synonyms }: FieldOption): readonly string[] {
  return [String(value), ...Object.values(labels), ...synonyms];
}

/** The option that a text names, by its value, its label in any language or another spelling; undefined if there is none. */
export function findOption<Value>(
  options: readonly FieldOption<Value>[],
  text: string,
): FieldOption<Value> | undefined {
  return findByName(options, text, namesOfOption);
}

/** Like `findOption`, for any list of options. */
export function parseOption<Option extends object>(
  options: readonly Option[],
  text: string,
  namesOf: (option: Option) => readonly string[],
): ParsedValue<Option> {
  const clean = cleanText(text);
  if (isFormulaError(clean)) return { value: null, error: { code: 'cell_error' } };
  const option = findByName(options, clean, namesOf);
  return option ? { value: option, error: null } : { value: null, error: { code: 'option_unknown' } };
}

/** The option with a name. Names are folded once per list: a file has many rows, and an option many names. */
export function findByName<Option extends object>(
  options: readonly Option[],
  text: string,
  namesOf: (option: Option) => readonly string[],
): Option | undefined {
  let known = optionsByName.get(options);
  if (!known) {
    const named = options.flatMap((option) =>
      namesOf(option).map((name) => [foldOption(name), option] as const),
    );
    // the first of several options with one name
    known = new Map(named.toReversed());
    optionsByName.set(options, known);
  }
  // asserted: the map of a list has its options
  return known.get(foldOption(text)) as Option | undefined;
}
