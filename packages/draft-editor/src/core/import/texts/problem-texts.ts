import type { Language } from '@meridian/i18n/core';
import type { DraftImportProblemCode } from '../import-problem';

/** `{{column}}` is the header of the field, `{{options}}` the allowed content of its cells. */
export const importProblemTexts: Readonly<
  Record<DraftImportProblemCode, Readonly<Record<Language, string>>>
> = {
  cell_empty: {
    cn: '“{{column}}”为空，请填写',
    en: '“{{column}}” is empty. Enter a value.',
    tw: '「{{column}}」為空白，請填寫',
  },
  cell_error: {
    cn: '“{{column}}”是公式错误 {{value}}，请修正公式，或粘贴为数值',
    en: '“{{column}}” has the formula error {{value}}. Correct the formula, or paste its value.',
    tw: '「{{column}}」是公式錯誤 {{value}}，請修正公式，或貼上為值',
  },
  text_invalid: {
    cn: '“{{column}}”含有无法保存的字符，请重新输入',
    en: '“{{column}}” has characters that can’t be stored. Type it again.',
    tw: '「{{column}}」含有無法儲存的字元，請重新輸入',
  },
  text_too_long: {
    cn: '“{{column}}”有 {{length}} 个字符，最多 {{max}} 个',
    en: '“{{column}}” has {{length}} characters; at most {{max}} are allowed.',
    tw: '「{{column}}」有 {{length}} 個字元，最多 {{max}} 個',
  },
  option_unknown: {
    cn: '“{{column}}”不能为“{{value}}”，请填写：{{options}}',
    en: '“{{value}}” isn’t a value of “{{column}}”. Enter one of: {{options}}.',
    tw: '「{{column}}」不能是「{{value}}」，請填寫：{{options}}',
  },
  amount_invalid: {
    cn: '“{{column}}”的“{{value}}”不是金额，请填写数字，例如 50 或 2.80',
    en: '“{{value}}” in “{{column}}” isn’t an amount. Enter a number, such as 50 or 2.80.',
    tw: '「{{column}}」的「{{value}}」不是金額，請填寫數字，例如 50 或 2.80',
  },
  amount_currency: {
    cn: '“{{column}}”的“{{value}}”不是人民币，请换算为人民币元',
    en: '“{{value}}” in “{{column}}” isn’t in CNY. Convert it to CNY.',
    tw: '「{{column}}」的「{{value}}」不是人民幣，請換算為人民幣',
  },
  amount_decimals: {
    cn: '“{{column}}”的“{{value}}”超过两位小数，请精确到分',
    en: '“{{value}}” in “{{column}}” has more than two decimals. Round it.',
    tw: '「{{column}}」的「{{value}}」超過兩位小數，請取至小數點後兩位',
  },
  region_unknown: {
    cn: '没有名为“{{value}}”的地域，请填写省市名称，用顿号隔开',
    en: 'There’s no region “{{value}}”. Enter names of provinces or cities, separated by commas.',
    tw: '沒有名為「{{value}}」的地區，請填寫省市名稱，以頓號分隔',
  },
  factor_invalid: {
    cn: '“{{value}}”中的系数不是 {{min}} 至 {{max}} 的数字，请按“上海(1.2)”填写',
    en: 'The factor in “{{value}}” isn’t a number from {{min}} to {{max}}. Enter it as “Shanghai (1.2)”.',
    tw: '「{{value}}」中的係數不是 {{min}} 至 {{max}} 的數字，請依「上海(1.2)」填寫',
  },
  factor_decimals: {
    cn: '“{{value}}”中的系数超过两位小数，请保留两位小数',
    en: 'The factor in “{{value}}” has more than two decimals. Round it.',
    tw: '「{{value}}」中的係數超過兩位小數，請取至小數點後兩位',
  },
  region_ambiguous: {
    cn: '有多个名为“{{value}}”的地域，请在前面写上省份，例如“江苏/苏州”',
    en: 'Several cities have the name “{{value}}”. Enter the province before it, such as “Jiangsu/Suzhou”.',
    tw: '有多個名為「{{value}}」的地區，請在前面寫上省份，例如「江蘇/蘇州」',
  },
  schedule_unknown: {
    cn: '无法识别推广时段“{{value}}”，请填写星期和整点，例如：周一至周五 8-22；周六 10-18，或填写“不限”',
    en: '“{{value}}” isn’t a time of the week. Enter days and full hours, such as “Mon-Fri 8-22; Sat 10-18”, or “Unlimited”.',
    tw: '無法辨識投放時段「{{value}}」，請填寫星期與整點，例如：週一至週五 8-22；週六 10-18，或填寫「不限」',
  },
  schedule_hours: {
    cn: '“{{value}}”的结束时间须晚于开始时间，且不超过 24 点。跨零点的时段请分两天填写，例如：周五 22-24；周六 0-6。',
    en: '“{{value}}” must end after its start, and by 24. Enter hours past midnight for the next day, such as “Fri 22-24; Sat 0-6”.',
    tw: '「{{value}}」的結束時間須晚於開始時間，且不超過 24 點。跨午夜的時段請分兩天填寫，例如：週五 22-24；週六 0-6。',
  },
  words_too_many: {
    cn: '“{{column}}”有 {{count}} 个词，最多 {{max}} 个',
    en: '“{{column}}” has {{count}} words; the limit is {{max}}.',
    tw: '「{{column}}」有 {{count}} 個字詞，最多 {{max}} 個',
  },
  picture_unknown: {
    cn: '账户的素材库中没有图片“{{value}}”，请先上传图片，或检查名称或编号',
    en: 'The material library has no picture “{{value}}”. Upload it first, or check its name or ID.',
    tw: '帳戶的圖片庫中沒有圖片「{{value}}」，請先上傳圖片，或檢查名稱或編號',
  },
  picture_ambiguous: {
    cn: '素材库中有多张名为“{{value}}”的图片，请填写主题或图片编号',
    en: 'Several pictures have the name “{{value}}”. Enter the theme, or the picture ID.',
    tw: '圖片庫中有多張名為「{{value}}」的圖片，請填寫主題或圖片編號',
  },
  picture_ratio: {
    cn: '图片“{{value}}”的比例无法投放，请先在素材库中裁剪为 1:1 或 1.61:1',
    en: 'Ads can’t show the picture “{{value}}” in its ratio. Crop it to 1:1 or 1.61:1 in the material library first.',
    tw: '圖片「{{value}}」的比例無法投放，請先在圖片庫中裁切為 1:1 或 1.61:1',
  },
  pictures_unavailable: {
    cn: '未能在素材库中查找图片“{{value}}”，请重试。没有素材库权限时，只能按编号使用此草稿中已有的图片。',
    en: 'Couldn’t look up the picture “{{value}}” in the material library. Try again. Without access to the library, you can only use pictures already in this draft, by their IDs.',
    tw: '無法在圖片庫中尋找圖片「{{value}}」，請再試一次。沒有圖片庫權限時，只能以編號使用此草稿中已有的圖片。',
  },
  business_unknown: {
    cn: '没有名为“{{value}}”的推广业务，请导入后选择',
    en: 'There’s no business “{{value}}”. Select one after the import.',
    tw: '沒有名為「{{value}}」的廣告業務，請在匯入後選擇',
  },
  business_ambiguous: {
    cn: '有多个名为“{{value}}”的推广业务，请填写编号或完整路径，或导入后选择',
    en: 'Several businesses have the name “{{value}}”. Enter the ID or the full path, or select one after the import.',
    tw: '有多個名為「{{value}}」的廣告業務，請填寫編號或完整路徑，或在匯入後選擇',
  },
  campaign_required: {
    cn: '无法确定属于哪个计划，请填写计划名称',
    en: 'The campaign isn’t clear. Enter its name.',
    tw: '無法確定屬於哪個廣告活動，請填寫廣告活動名稱',
  },
  unit_required: {
    cn: '无法确定属于哪个单元，请填写单元名称',
    en: 'The unit isn’t clear. Enter its name.',
    tw: '無法確定屬於哪個廣告群組，請填寫廣告群組名稱',
  },
  unit_ambiguous: {
    cn: '多个计划中有单元“{{value}}”，请填写计划名称',
    en: 'Several campaigns have a unit “{{value}}”. Enter the campaign name.',
    tw: '多個廣告活動中有廣告群組「{{value}}」，請填寫廣告活動名稱',
  },
  differs_from_row: {
    cn: '与工作表“{{sheet}}”第 {{row}} 行是同一项，但内容不同，请只保留一行',
    en: 'Same item as row {{row}} in the sheet “{{sheet}}”, with different values. Keep only one.',
    tw: '與工作表「{{sheet}}」第 {{row}} 列是同一項，但內容不同，請只保留一列',
  },
  id_unknown: {
    cn: '该行不属于此草稿。如需作为新行添加，请清空行 ID。',
    en: 'This row isn’t from this draft. To add it as a new row, clear its row ID.',
    tw: '此列不屬於此草稿。如要新增為新的列，請清空列 ID。',
  },
  remove_unknown: {
    cn: '“删除”列不能为“{{value}}”。请填写“删除”，或清空。',
    en: '“{{value}}” isn’t a value of “Remove”. Enter “Remove”, or clear the cell.',
    tw: '「刪除」欄不能是「{{value}}」。請填寫「刪除」，或清空。',
  },
  remove_without_id: {
    cn: '只有带行 ID 的行才能删除。请从文件中去掉该行，或清空“删除”列。',
    en: 'Only rows with a row ID can be removed. Delete the line from the file, or clear “Remove”.',
    tw: '只有含列 ID 的列才能刪除。請從檔案移除此列，或清空「刪除」欄。',
  },
  row_moved: {
    cn: '该行在草稿中属于“{{place}}”，导入不会移动行。请恢复“{{column}}”，或在草稿中移动。',
    en: 'In the draft, this row is in “{{place}}”. An import moves no rows: restore “{{column}}”, or move the row in the draft.',
    tw: '此列在草稿中屬於「{{place}}」，匯入不會移動列。請還原「{{column}}」，或在草稿中移動。',
  },
  row_removed: {
    cn: '导出后已从草稿中删除',
    en: 'Removed from the draft since the export.',
    tw: '匯出後已從草稿刪除',
  },
  parent_marked: {
    cn: '文件将删除其所属的计划或单元。请清空该计划或单元的“删除”列，或去掉该行。',
    en: 'The file removes its campaign or unit. Clear “Remove” there, or delete this line.',
    tw: '檔案將刪除其所屬的廣告活動或廣告群組。請清空該處的「刪除」欄，或移除此列。',
  },
  parent_removed: {
    cn: '其所属的计划或单元已从草稿中删除。如需添加该行，请清空行 ID。',
    en: 'Its campaign or unit was removed from the draft. To add the row anyway, clear its row ID.',
    tw: '其所屬的廣告活動或廣告群組已從草稿刪除。如要新增此列，請清空列 ID。',
  },
};
