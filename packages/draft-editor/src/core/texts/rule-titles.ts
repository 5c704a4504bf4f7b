import type { Language } from '@meridian/i18n/core';

/** What each rule objects to, in one line. */
const ruleTitles: Readonly<Record<string, Record<Language, string>>> = {
  'draft-name-required': { en: 'The draft has no name', cn: '草稿没有名称', tw: '草稿沒有名稱' },
  'typed-value': { en: 'Typed text isn’t a value', cn: '输入的内容无效', tw: '輸入的內容無效' },
  'campaign-required': { en: 'The draft has no campaign', cn: '草稿没有计划', tw: '草稿沒有廣告活動' },
  'budget-range': { en: 'Daily budget out of range', cn: '每日预算超出范围', tw: '每日預算超出範圍' },
  'business-required': { en: 'No promoted business', cn: '未选择推广业务', tw: '未選擇廣告業務' },
  'campaign-bid': { en: 'Campaign bid out of range', cn: '计划出价超出范围', tw: '廣告活動出價超出範圍' },
  'campaign-decimals': {
    en: 'Campaign amounts with too many decimals',
    cn: '计划金额小数位过多',
    tw: '廣告活動金額小數位數過多',
  },
  'unit-decimals': {
    en: 'Unit bid with too many decimals',
    cn: '单元出价小数位过多',
    tw: '廣告群組出價小數位數過多',
  },
  'keyword-decimals': {
    en: 'Keyword bid with too many decimals',
    cn: '关键词出价小数位过多',
    tw: '關鍵字出價小數位數過多',
  },
  'campaign-content': { en: 'Campaign without units', cn: '计划没有单元', tw: '廣告活動沒有廣告群組' },
  'campaign-name-length': { en: 'Campaign name too long', cn: '计划名称过长', tw: '廣告活動名稱過長' },
  'campaign-name-required': { en: 'No campaign name', cn: '没有计划名称', tw: '沒有廣告活動名稱' },
  'device-allowed': {
    en: 'Device not allowed for the marketing target',
    cn: '营销目标不支持所选设备',
    tw: '行銷目標不支援所選裝置',
  },
  regions: { en: 'Promotion regions', cn: '推广地域', tw: '投放地區' },
  'regions-together': { en: 'Overseas regions', cn: '海外地域', tw: '海外地區' },
  schedule: { en: 'Ad schedule', cn: '推广时段', tw: '投放時段' },
  'shop-platform': { en: 'E-commerce platform', cn: '电商平台', tw: '電商平台' },
  'unit-count': {
    en: 'Too many units in a campaign',
    cn: '计划中的单元过多',
    tw: '廣告活動中的廣告群組過多',
  },
  'campaign-count': { en: 'Too many campaigns', cn: '计划过多', tw: '廣告活動過多' },
  'campaign-name-duplicate': { en: 'Duplicate campaign name', cn: '计划名称重复', tw: '廣告活動名稱重複' },
  'creative-count': {
    en: 'Too many creatives in a unit',
    cn: '单元中的创意过多',
    tw: '廣告群組中的素材過多',
  },
  'final-url-length': { en: 'Final URL too long', cn: '最终访问网址过长', tw: '最終到達網址過長' },
  'app-known': { en: 'App without a number', cn: '应用缺少编号', tw: '應用程式缺少編號' },
  'final-url-required': { en: 'No final URL', cn: '没有最终访问网址', tw: '沒有最終到達網址' },
  'final-url-valid': { en: 'Invalid final URL', cn: '最终访问网址无效', tw: '最終到達網址無效' },
  'ios-url-length': { en: 'iOS store link too long', cn: 'iOS 应用链接过长', tw: 'iOS 商店連結過長' },
  'ios-url-valid': { en: 'Invalid iOS store link', cn: 'iOS 应用链接无效', tw: 'iOS 商店連結無效' },
  'keyword-count': {
    en: 'Too many keywords in a unit',
    cn: '单元中的关键词过多',
    tw: '廣告群組中的關鍵字過多',
  },
  'negative-blocks-keyword': {
    en: 'Negative keyword blocks a keyword of the unit',
    cn: '否定关键词与单元的关键词冲突',
    tw: '排除關鍵字與廣告群組的關鍵字衝突',
  },
  'negative-count': {
    en: 'Too many negative keywords in a unit',
    cn: '单元中的否定关键词过多',
    tw: '廣告群組中的排除關鍵字過多',
  },
  'negative-duplicate': {
    en: 'Duplicate negative keyword',
    cn: '否定关键词重复',
    tw: '排除關鍵字重複',
  },
  'negative-length': {
    en: 'Negative keyword too long',
    cn: '否定关键词过长',
    tw: '排除關鍵字過長',
  },
  'negative-visible': {
    en: 'Invisible character in a negative keyword',
    cn: '否定关键词含不可见字符',
    tw: '排除關鍵字含有不可見字元',
  },
  'pictures-required': { en: 'No pictures in a unit', cn: '单元没有图片', tw: '廣告群組沒有圖片' },
  'unit-bid': { en: 'Unit bid out of range', cn: '单元出价超出范围', tw: '廣告群組出價超出範圍' },
  'unit-content': {
    en: 'Unit without creatives or keywords',
    cn: '单元缺少创意或关键词',
    tw: '廣告群組缺少素材或關鍵字',
  },
  'unit-name-length': { en: 'Unit name too long', cn: '单元名称过长', tw: '廣告群組名稱過長' },
  'unit-name-required': { en: 'No unit name', cn: '没有单元名称', tw: '沒有廣告群組名稱' },
  'unit-name-duplicate': { en: 'Duplicate unit name', cn: '单元名称重复', tw: '廣告群組名稱重複' },
  'keyword-bid': { en: 'Keyword bid out of range', cn: '关键词出价超出范围', tw: '關鍵字出價超出範圍' },
  'keyword-braces': { en: 'Braces in a keyword', cn: '关键词中的花括号', tw: '關鍵字中的大括號' },
  'keyword-visible': {
    en: 'Invisible character in a keyword',
    cn: '关键词含不可见字符',
    tw: '關鍵字含有不可見字元',
  },
  'keyword-contains-sensitive': {
    en: 'Keyword contains a sensitive word',
    cn: '关键词包含敏感词',
    tw: '關鍵字包含敏感字詞',
  },
  'keyword-length': { en: 'Keyword too long', cn: '关键词过长', tw: '關鍵字過長' },
  'keyword-required': { en: 'Empty keyword', cn: '关键词为空', tw: '關鍵字為空' },
  'keyword-sensitive': { en: 'Keyword is a sensitive word', cn: '关键词为敏感词', tw: '關鍵字為敏感字詞' },
  'keyword-duplicate': {
    en: 'Duplicate keyword in a unit',
    cn: '单元内关键词重复',
    tw: '廣告群組內的關鍵字重複',
  },
  'keyword-in-other-unit': {
    en: 'Keyword also in another unit',
    cn: '关键词在其他单元中重复',
    tw: '關鍵字在其他廣告群組中重複',
  },
  'creative-sensitive': {
    en: 'Creative contains a sensitive word',
    cn: '创意包含敏感词',
    tw: '素材包含敏感字詞',
  },
  'creative-visible': {
    en: 'Invisible character in a creative',
    cn: '创意含不可见字符',
    tw: '素材含有不可見字元',
  },
  'creative-theme': { en: 'Creative picture theme', cn: '创意的图片主题', tw: '素材的圖片主題' },
  'creative-url-length': { en: 'Creative URL too long', cn: '创意网址过长', tw: '素材網址過長' },
  'creative-url-valid': { en: 'Invalid creative URL', cn: '创意网址无效', tw: '素材網址無效' },
  'description-advice': {
    en: 'Description shorter than recommended',
    cn: '描述短于建议长度',
    tw: '說明短於建議長度',
  },
  'description1-length': {
    en: 'Description line 1 length',
    cn: '描述第一行的长度',
    tw: '說明第一行的長度',
  },
  'description1-required': { en: 'No description line 1', cn: '没有描述第一行', tw: '沒有說明第一行' },
  'description2-length': { en: 'Description line 2 too long', cn: '描述第二行过长', tw: '說明第二行過長' },
  'region-wildcard-place': {
    en: 'Region wildcard not at the start of the title',
    cn: '地域通配符不在标题开头',
    tw: '地區萬用字元不在標題開頭',
  },
  'title-length': { en: 'Title length', cn: '标题的长度', tw: '標題的長度' },
  'title-required': { en: 'No title', cn: '没有标题', tw: '沒有標題' },
  'wildcard-braces': { en: 'Incorrect wildcard', cn: '通配符有误', tw: '萬用字元有誤' },
  'wildcard-overflow': { en: 'Text too long with a keyword', cn: '代入关键词后过长', tw: '代入關鍵字後過長' },
  'creative-duplicate': { en: 'Duplicate creative', cn: '创意重复', tw: '素材重複' },
  'picture-image-required': { en: 'No picture selected', cn: '未选择图片', tw: '未選擇圖片' },
  'picture-theme-required': { en: 'No picture theme', cn: '未选择图片主题', tw: '未選擇圖片主題' },
};

/** What a rule objects to, in one line without parameters; the id for an unknown rule. */
export function ruleTitle(ruleId: string, language: Language): string {
  return ruleTitles[ruleId]?.[language] ?? ruleId;
}
