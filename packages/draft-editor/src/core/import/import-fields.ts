import type { Language } from '@meridian/i18n/core';
import type { RowKind } from '../model/rows';
import {
  bidModeOptions,
  deviceOptions,
  marketingTargetOptions,
  matchTypeOptions,
  onOffOptions,
  shopPlatformOptions,
  statusOptions,
  yesNoOptions,
  type FieldOption,
} from '../values/field-options';

/** Kinds of rows in files, parents first. */
export const importKinds = [
  'campaign',
  'unit',
  'keyword',
  'creative',
  'picture',
] as const satisfies RowKind[];
export type DraftImportKind = (typeof importKinds)[number];

/** How the text of a cell becomes a value. */
export type FieldFormat =
  | { type: 'text' | 'amount' | 'budget' | 'regions' | 'schedule' | 'words' | 'business' | 'picture' }
  | { type: 'option'; options: readonly FieldOption[] };

interface FieldShape {
  /** Kinds of rows whose sheets can have the column. */
  kinds: readonly DraftImportKind[];
  /** Headers in templates. */
  titles: Readonly<Record<Language, string>>;
  /** Headers in other files, besides the titles and the id. */
  synonyms: readonly string[];
  /** Headers with this meaning only in sheets of a certain kind. */
  kindSynonyms: Partial<Readonly<Record<DraftImportKind, readonly string[]>>>;
  format: FieldFormat;
}

const field = (
  kinds: readonly DraftImportKind[],
  [cn, en, tw]: readonly [cn: string, en: string, tw: string],
  {
    synonyms = [],
    kindSynonyms = {},
    format = { type: 'text' },
  }: Partial<Pick<FieldShape, 'synonyms' | 'kindSynonyms' | 'format'>> = {},
): FieldShape => ({ kinds, titles: { cn, en, tw }, synonyms, kindSynonyms, format });

const optionOf = (options: readonly FieldOption[]): FieldFormat => ({ type: 'option', options });

/**
 * Every column that an import understands: templates use the titles as headers, and files of the provider the synonyms. Ids are names of
 * fields of a row; `campaignName` and `adgroupName` name the parents of other kinds.
 */
export const importFieldShapes = {
  campaignName: field(importKinds, ['计划名称', 'Campaign name', '廣告活動名稱'], {
    synonyms: [
      '计划',
      '推广计划',
      '推广计划名称',
      '广告计划',
      '计划名',
      '廣告活動',
      '計畫名稱',
      'Campaign',
      'Plan',
    ],
  }),
  isPaused: field(['campaign', 'unit', 'keyword', 'creative'], ['状态', 'Status', '狀態'], {
    synonyms: ['启停状态', '推广状态', '投放狀態', 'pause', 'State'],
    kindSynonyms: {
      campaign: ['计划状态', '廣告活動狀態', 'Campaign status', 'Campaign state'],
      unit: ['单元状态', '廣告群組狀態', 'Unit status', 'Ad group status', 'Ad group state'],
      keyword: ['关键词状态', '關鍵字狀態', 'Keyword status', 'Keyword state'],
      creative: ['创意状态', '素材狀態', 'Creative status', 'Ad status', 'Ad state'],
    },
    format: optionOf(statusOptions),
  }),
  marketingTarget: field(['campaign'], ['营销目标', 'Marketing target', '行銷目標'], {
    synonyms: ['推广目标', '行銷目的'],
    format: optionOf(marketingTargetOptions),
  }),
  shopPlatform: field(['campaign'], ['电商平台', 'E-commerce platform', '電商平台'], {
    format: optionOf(shopPlatformOptions),
  }),
  businessPointId: field(['campaign'], ['推广业务', 'Promoted business', '廣告業務'], {
    synonyms: ['businessPointName', '业务', '推广业务名称', '推廣業務', '業務', 'Business'],
    format: { type: 'business' },
  }),
  isBrandOnly: field(['campaign'], ['仅推广品牌词', 'Brand keywords only', '僅投放品牌關鍵字'], {
    synonyms: ['僅推廣品牌關鍵字'],
    format: optionOf(yesNoOptions),
  }),
  device: field(['campaign'], ['设备', 'Device', '裝置'], {
    synonyms: ['推广设备', '投放设备', '推廣裝置', 'Devices'],
    format: optionOf(deviceOptions),
  }),
  budget: field(['campaign'], ['每日预算（元）', 'Daily budget (CNY)', '每日預算（元）'], {
    synonyms: ['预算', '日预算', '計畫預算', '计划预算', '預算', 'Budget', 'Campaign daily budget'],
    format: { type: 'budget' },
  }),
  bidMode: field(['campaign'], ['出价方式', 'Bid mode', '出價方式'], {
    synonyms: ['出价模式', '出價模式', 'Bid strategy type'],
    format: optionOf(bidModeOptions),
  }),
  regions: field(['campaign'], ['推广地域', 'Promotion region', '投放地區'], {
    synonyms: ['地域', '投放地域', '推广地区', '推廣地區', '地區', 'Region', 'Regions', 'Location'],
    format: { type: 'regions' },
  }),
  schedule: field(['campaign'], ['推广时段', 'Ad schedule', '投放時段'], {
    synonyms: [
      ...['推广时间', '投放时段', '投放时间', '投放時間', '推廣時段', '分时段', '推广时间段', '投放时间段'],
      ...['Promotion time', 'Schedule'],
    ],
    format: { type: 'schedule' },
  }),
  adgroupName: field(['unit', 'keyword', 'creative', 'picture'], ['单元名称', 'Unit name', '廣告群組名稱'], {
    synonyms: [
      ...['单元', '推广单元', '推广单元名称', '广告组', '广告组名称', '单元名', '廣告群組', '單元名稱'],
      ...['Unit', 'Ad group', 'Ad group name'],
    ],
  }),
  isAutoTargeted: field(['unit'], ['自动定向', 'Auto-targeting', '自動指定目標'], {
    synonyms: ['自动扩量', '自動定向'],
    format: optionOf(onOffOptions),
  }),
  phraseNegatives: field(['campaign', 'unit'], ['短语否定关键词', 'Phrase negatives', '詞組比對排除關鍵字'], {
    synonyms: [
      ...['短语否定词', '否定关键词', '否定词', '排除關鍵字'],
      ...['negativeWords', 'Negative phrases', 'Negative keywords', 'Negatives'],
    ],
    kindSynonyms: {
      campaign: ['计划否定关键词', '計畫否定關鍵字', '廣告活動排除關鍵字', 'Campaign negative keywords'],
      unit: ['单元否定关键词', '單元否定關鍵字', '廣告群組排除關鍵字', 'Ad group negative keywords'],
    },
    format: { type: 'words' },
  }),
  exactNegatives: field(['campaign', 'unit'], ['精确否定关键词', 'Exact negatives', '完全比對排除關鍵字'], {
    synonyms: [
      ...['精确否定词', '完全符合排除關鍵字'],
      ...['exactNegativeWords', 'Negative exact', 'Exact negative keywords'],
    ],
    kindSynonyms: {
      campaign: ['计划精确否定关键词', '計畫精確否定關鍵字'],
      unit: ['单元精确否定关键词', '單元精確否定關鍵字'],
    },
    format: { type: 'words' },
  }),
  keyword: field(['keyword'], ['关键词', 'Keyword', '關鍵字'], {
    synonyms: ['关键词名称', '关键字', '關鍵字名稱', 'Keywords', 'Keyword name'],
  }),
  matchType: field(['keyword'], ['匹配模式', 'Match mode', '比對類型'], {
    synonyms: [
      ...['matchTarget', '匹配方式', '匹配类型', '比對方式'],
      ...['Match', 'Match type', 'Criterion type'],
    ],
    format: optionOf(matchTypeOptions),
  }),
  title: field(['creative'], ['标题', 'Title', '標題'], {
    synonyms: ['创意标题', '素材標題', '创意', 'Headline', 'Headline 1'],
  }),
  description1: field(['creative'], ['描述第一行', 'Description line 1', '說明第一行'], {
    synonyms: [
      ...['创意描述1', '描述1', '创意描述第一行', '描述一', '说明1', '說明1', '描述', '创意描述'],
      ...['Description 1', 'Description'],
    ],
  }),
  description2: field(['creative'], ['描述第二行', 'Description line 2', '說明第二行'], {
    synonyms: ['创意描述2', '描述2', '创意描述第二行', '描述二', '说明2', '說明2', 'Description 2'],
  }),
  pcFinalUrl: field(
    ['unit', 'creative'],
    ['计算机最终访问网址', 'Computer final URL', '電腦版最終到達網址'],
    {
      synonyms: [
        ...[
          '访问URL',
          'PC最终访问网址',
          '计算机访问URL',
          'PC访问URL',
          '默认访问URL',
          '计算机最终访问URL',
          '最终访问网址',
        ],
        ...['最終到達網址', 'pcDestinationUrl', 'Final URL'],
      ],
    },
  ),
  mobileFinalUrl: field(
    ['unit', 'creative'],
    ['移动最终访问网址', 'Mobile final URL', '行動版最終到達網址'],
    {
      synonyms: ['移动访问URL', '移动最终访问URL', '无线访问URL', 'mobileDestinationUrl', 'Final mobile URL'],
    },
  ),
  monitorSuffix: field(['unit'], ['监控后缀', 'Monitor suffix', '追蹤尾碼'], {
    synonyms: ['监控参数', 'Final URL suffix'],
  }),
  iosUrl: field(['unit'], ['iOS 应用链接', 'iOS store link', 'iOS 商店連結']),
  androidApp: field(['unit'], ['安卓应用', 'Android app', 'Android 應用程式']),
  miniProgramUrl: field(['creative'], ['小程序链接', 'Mini-program URL', '小程式連結']),
  pictureTheme: field(['creative'], ['图片主题', 'Picture theme', '圖片主題']),
  imageId: field(['picture'], ['图片名称', 'Picture name', '圖片名稱'], {
    synonyms: [
      ...['图片文件', '图片文件名', '图片编号', '图片ID', '圖片檔案', '圖片檔名', '圖片編號'],
      ...['Picture file', 'Picture id', 'Image name', 'Image file', 'Image ID'],
    ],
    format: { type: 'picture' },
  }),
  theme: field(['picture'], ['图片主题', 'Picture theme', '圖片主題'], {
    synonyms: ['主题', '主題', 'Image theme'],
  }),
  bid: field(['campaign', 'unit', 'keyword'], ['出价（元）', 'Bid (CNY)', '出價（元）'], {
    synonyms: ['maxPrice', 'Price', 'Max. bid', 'Max CPC', '最高單次點擊出價'],
    kindSynonyms: {
      campaign: ['计划出价', '廣告活動出價', 'Campaign bid'],
      unit: ['单元出价', '廣告群組出價', 'Unit bid', 'Ad group bid'],
      keyword: ['关键词出价', '關鍵字出價', 'Keyword bid'],
    },
    format: { type: 'amount' },
  }),
} as const satisfies Record<string, FieldShape>;

export type DraftImportField = keyof typeof importFieldShapes;

// asserted: the keys of the shapes
export const draftImportFields = Object.keys(importFieldShapes) as DraftImportField[];

/** How the cells of a field are parsed. */
export const formatOf = (id: DraftImportField): FieldFormat => importFieldShapes[id].format;

/** Fields of a row of a kind, and the names of its parents. */
export function importFieldsOfKind(kind: DraftImportKind): DraftImportField[] {
  return draftImportFields.filter((id) => shapeOf(id).kinds.includes(kind));
}

/** Fields that identify a row within its parent; the first must not be empty. */
export const identityFields = {
  campaign: ['campaignName'],
  unit: ['adgroupName'],
  keyword: ['keyword'],
  creative: ['title', 'description1', 'description2'],
  picture: ['imageId', 'theme'],
} as const satisfies Record<DraftImportKind, readonly [DraftImportField, ...DraftImportField[]]>;

const shapeOf = (id: DraftImportField): FieldShape => importFieldShapes[id];

/** Headers that stand for a field in sheets of a kind. */
export function headsOf(kind: DraftImportKind, id: DraftImportField): string[] {
  const { titles, synonyms, kindSynonyms } = shapeOf(id);
  return [id, ...Object.values(titles), ...synonyms, ...(kindSynonyms[kind] ?? [])];
}

/** The header of a field in templates. */
export function fieldTitle(id: DraftImportField, language: Language): string {
  return importFieldShapes[id].titles[language];
}
