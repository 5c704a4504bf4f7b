import type { RuleMessage } from './rule';

/** Messages of several rules, without the examples of each. */
export const sharedMessages = {
  bid_range: {
    code: 'bid_range',
    text: {
      en: 'Enter a bid of ￥{{min}} to ￥{{max}}.',
      cn: '请输入 ￥{{min}} 至 ￥{{max}} 的出价',
      tw: '請輸入 ￥{{min}} 至 ￥{{max}} 的出價',
    },
  },
  bid_over_budget: {
    code: 'bid_over_budget',
    text: {
      en: 'The bid is higher than the daily budget of ￥{{budget}}.',
      cn: '出价高于每日预算 ￥{{budget}}',
      tw: '出價高於每日預算 ￥{{budget}}',
    },
  },
  contains_sensitive_word: {
    code: 'contains_sensitive_word',
    text: {
      en: 'Contains the sensitive word {{word}} ({{category}}).',
      cn: '包含敏感词：{{word}}（{{category}}）',
      tw: '包含敏感字詞：{{word}}（{{category}}）',
    },
  },
  url_too_long: {
    code: 'url_too_long',
    text: {
      en: 'The URL has {{length}} {{lengthUnit}} with its suffix; the limit is {{max}}.',
      cn: '网址连同后缀共 {{length}} 个{{lengthUnit}}，最多 {{max}} 个',
      tw: '網址連同尾碼共 {{length}} 個{{lengthUnit}}，最多 {{max}} 個',
    },
  },
  name_duplicate: {
    code: 'name_duplicate',
    text: {
      en: 'Row {{row}} has the same name. Change one of them.',
      cn: '与第 {{row}} 行名称重复，请修改',
      tw: '與第 {{row}} 列的名稱重複，請修改',
    },
  },
  braces_unbalanced: {
    code: 'braces_unbalanced',
    text: {
      en: 'The brace at character {{position}} isn’t closed.',
      cn: '第 {{position}} 个字符处的花括号没有配对',
      tw: '第 {{position}} 個字元處的大括號沒有成對',
    },
  },
  theme_required: {
    code: 'theme_required',
    text: { en: 'Select a picture theme.', cn: '请选择图片主题', tw: '請選擇圖片主題' },
  },
  amount_decimals: {
    code: 'amount_decimals',
    text: {
      en: 'Use up to two decimals.',
      cn: '金额最多两位小数，请精确到分',
      tw: '金額最多兩位小數，請取至小數點後兩位',
    },
  },
  factor_decimals: {
    code: 'factor_decimals',
    text: {
      en: 'Use up to two decimals for a bidding factor.',
      cn: '出价系数最多两位小数，请保留两位小数',
      tw: '出價係數最多兩位小數，請取至小數點後兩位',
    },
  },
} as const satisfies Record<string, Omit<RuleMessage, 'examples'>>;
