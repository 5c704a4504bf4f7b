import type { Language } from '@meridian/i18n/core';
import type { DraftImportField, DraftImportKind } from '../import-fields';

type Texts = Readonly<Record<Language, string>>;

export const sheetTitles: Readonly<Record<DraftImportKind, Texts>> = {
  campaign: { cn: '计划', en: 'Campaigns', tw: '廣告活動' },
  unit: { cn: '单元', en: 'Units', tw: '廣告群組' },
  keyword: { cn: '关键词', en: 'Keywords', tw: '關鍵字' },
  creative: { cn: '创意', en: 'Creatives', tw: '素材' },
  picture: { cn: '图片', en: 'Pictures', tw: '圖片' },
};

/** Notes on headers, in addition to the format of the field. */
export const fieldNotes: Partial<Readonly<Record<DraftImportField, Texts>>> = {
  campaignName: {
    cn: '草稿中没有同名计划时会新建。',
    en: 'A campaign of this name is added if the draft has none.',
    tw: '草稿中沒有同名廣告活動時會新增。',
  },
  adgroupName: {
    cn: '计划中没有同名单元时会新建。',
    en: 'A unit of this name is added if the campaign has none.',
    tw: '廣告活動中沒有同名廣告群組時會新增。',
  },
  shopPlatform: {
    cn: '仅营销目标为电商店铺时填写。',
    en: 'Only for online stores.',
    tw: '僅行銷目標為網路商店時填寫。',
  },
  businessPointId: {
    cn: '业务名称、完整路径（用 / 隔开）或编号。',
    en: 'Name of the business, its full path with slashes, or its ID.',
    tw: '業務名稱、完整路徑（以 / 分隔）或編號。',
  },
  budget: {
    cn: '人民币元，或“不限”。',
    en: 'In CNY, or “Unlimited”.',
    tw: '人民幣元，或「不限」。',
  },
  regions: {
    cn: '省市名称，用顿号隔开；出价系数写在括号内，例如：上海(1.2)、江苏。',
    en: 'Names of provinces or cities, separated by commas; the bidding factor in brackets, such as Shanghai (1.2), Jiangsu.',
    tw: '省市名稱，以頓號分隔；出價係數寫在括號內，例如：上海(1.2)、江蘇。',
  },
  schedule: {
    cn: '星期和整点，用分号隔开；出价系数写在括号内，例如：周一至周五 8-22；周六 10-18(1.3)。“不限”为全部时段，“不投放”为没有时段。',
    en: 'Days and full hours, separated by semicolons; the bidding factor in brackets, such as Mon-Fri 8-22; Sat 10-18 (1.3). “Unlimited” means all hours, “No hours” none.',
    tw: '星期與整點，以分號分隔；出價係數寫在括號內，例如：週一至週五 8-22；週六 10-18(1.3)。「不限」為全部時段，「不投放」為沒有時段。',
  },
  phraseNegatives: {
    cn: '每行一个，或用分号隔开。搜索词包含其中一个时不展现广告。',
    en: 'One per line, or separated by semicolons. Ads don’t show for searches that contain any of these.',
    tw: '每行一個，或以分號分隔。搜尋字詞包含其中一個時不顯示廣告。',
  },
  exactNegatives: {
    cn: '每行一个，或用分号隔开。搜索词与其中一个完全相同时不展现广告。',
    en: 'One per line, or separated by semicolons. Ads don’t show for searches that are exactly one of these.',
    tw: '每行一個，或以分號分隔。搜尋字詞與其中一個完全相同時不顯示廣告。',
  },
  imageId: {
    cn: '素材库中图片的名称（可带扩展名）或编号。',
    en: 'Name of a picture in the material library, with or without its extension, or its ID.',
    tw: '圖片庫中圖片的名稱（可含副檔名）或編號。',
  },
  theme: {
    cn: '单元以此主题使用图片；留空则使用素材库中的主题。',
    en: 'The theme of the picture in this unit. Leave empty to use its theme in the library.',
    tw: '廣告群組以此主題使用圖片；留空則使用圖片庫中的主題。',
  },
  pictureTheme: {
    cn: '创意展示单元中此主题的图片。',
    en: 'The creative shows the unit’s pictures with this theme.',
    tw: '素材會顯示廣告群組中此主題的圖片。',
  },
  bid: {
    cn: '人民币元，最多两位小数。关键词和单元留空则使用上一级的出价。',
    en: 'In CNY, up to two decimals. Keywords and units without a bid use the one above them.',
    tw: '人民幣元，最多兩位小數。關鍵字與廣告群組留空則使用上一層的出價。',
  },
  title: {
    cn: '9 至 50 个字符，汉字计 2 个。{默认词} 表示通配符。',
    en: '9 to 50 characters; a Chinese character counts as 2. {word} is a wildcard with its default word.',
    tw: '9 至 50 個字元，中文字計 2 個。{預設字詞} 表示萬用字元。',
  },
  description1: {
    cn: '9 至 80 个字符，汉字计 2 个。',
    en: '9 to 80 characters; a Chinese character counts as 2.',
    tw: '9 至 80 個字元，中文字計 2 個。',
  },
  description2: {
    cn: '最多 80 个字符，汉字计 2 个。',
    en: 'Up to 80 characters; a Chinese character counts as 2.',
    tw: '最多 80 個字元，中文字計 2 個。',
  },
  keyword: {
    cn: '最多 40 个字符，汉字计 2 个。同一单元内不能重复。',
    en: 'Up to 40 characters; a Chinese character counts as 2. No duplicates in a unit.',
    tw: '最多 40 個字元，中文字計 2 個。同一廣告群組內不可重複。',
  },
};

/** Notes on the headers of exported files. */
export const helperNotes = {
  remove: {
    cn: '填写“删除”的行，导入时从草稿中删除，计划和单元连同其中内容一并删除。仅删去此行不会改变草稿。',
    en: 'The import removes rows marked “Remove” from the draft, campaigns and units with everything in them. Deleting a line of the file changes nothing.',
    tw: '標示「刪除」的列會在匯入時從草稿刪除，廣告活動與廣告群組會連同其中內容一併刪除。僅移除檔案中的列不會變更草稿。',
  },
  rowId: {
    cn: '导入时凭此找到草稿中的行，请勿修改。新增的行请留空。',
    en: 'The import finds the row in the draft by this ID. Don’t change it; leave it empty in new rows.',
    tw: '匯入時以此找到草稿中的列，請勿變更。新增的列請留空。',
  },
  accountId: {
    cn: '仅供查看，不导入。',
    en: 'For information only; not imported.',
    tw: '僅供檢視，不會匯入。',
  },
  exported: {
    cn: '导入时据此判断哪些内容有改动，请勿修改。',
    en: 'Tells the import what you have changed. Don’t change it.',
    tw: '匯入時據此判斷哪些內容有變更，請勿變更。',
  },
} as const satisfies Record<string, Texts>;

export const generalNotes = {
  required: { cn: '必填。', en: 'Required.', tw: '必填。' },
  options: { cn: '可填写：{{options}}。', en: 'One of: {{options}}.', tw: '可填寫：{{options}}。' },
  blank: {
    cn: '留空时，已有的内容保持不变。',
    en: 'Leave empty to keep the current value.',
    tw: '留空時，既有內容保持不變。',
  },
  cleared: {
    cn: '清空单元格即清空内容。',
    en: 'An empty cell clears the value.',
    tw: '清空儲存格即清空內容。',
  },
  remark: {
    cn: '清空备注后，示例行也会导入。',
    en: 'If you clear the remark, the example row is imported too.',
    tw: '清除備註後，範例列也會匯入。',
  },
} as const satisfies Record<string, Texts>;

/** Cells of the example rows; a field without an entry is blank. */
export const exampleCells: Readonly<Record<Language, Partial<Readonly<Record<DraftImportField, string>>>>> = {
  cn: {
    campaignName: '北海道冬季',
    budget: '200',
    regions: '上海(1.2)、江苏',
    adgroupName: '滑雪套餐',
    keyword: '北海道滑雪',
    title: '{北海道滑雪}五天四晚 雪票全包',
    description1: '二世谷、富良野双雪场，中文教练一对一，机场接送，含雪具与雪票。',
    description2: '十二月出发可免费升级温泉酒店，小团成行，名额有限。',
    schedule: '周一至周五 8-22；周六、周日 10-18(1.3)',
    phraseNegatives: '免费；地图',
    exactNegatives: '滑雪视频',
    pictureTheme: '滑雪',
    imageId: '滑雪海报.jpg',
    theme: '滑雪',
  },
  en: {
    campaignName: 'Hokkaido winter',
    budget: '200',
    regions: 'Shanghai (1.2), Jiangsu',
    adgroupName: 'Ski packages',
    keyword: 'hokkaido skiing',
    title: '{Hokkaido skiing}: five days, lift passes included',
    description1: 'Two resorts, private lessons, airport transfer and equipment included.',
    description2: 'Book in December for a free upgrade to a hot-spring hotel.',
    schedule: 'Mon-Fri 8-22; Sat, Sun 10-18 (1.3)',
    phraseNegatives: 'free; map',
    exactNegatives: 'ski video',
    pictureTheme: 'Skiing',
    imageId: 'ski poster.jpg',
    theme: 'Skiing',
  },
  tw: {
    campaignName: '北海道冬季',
    budget: '200',
    regions: '上海(1.2)、江蘇',
    adgroupName: '滑雪套裝行程',
    keyword: '北海道滑雪',
    title: '{北海道滑雪}五天四夜 雪票全包',
    description1: '二世谷、富良野雙雪場，中文教練一對一，機場接送，含雪具與雪票。',
    description2: '十二月出發可免費升級溫泉飯店，小團成行，名額有限。',
    schedule: '週一至週五 8-22；週六、週日 10-18(1.3)',
    phraseNegatives: '免費；地圖',
    exactNegatives: '滑雪影片',
    pictureTheme: '滑雪',
    imageId: '滑雪海報.jpg',
    theme: '滑雪',
  },
};

/** The same in all languages. */
export const exampleValues: Partial<Readonly<Record<DraftImportField, string>>> = {
  bid: '2.80',
  pcFinalUrl: 'https://www.example.com/ski',
  mobileFinalUrl: 'https://m.example.com/ski',
  monitorSuffix: 'source=search',
};
