import { added } from '../examples';
import { sharedMessages } from '../shared-messages';
import { uniqueText } from '../unique-text';

export const unitNameDuplicate = uniqueText({
  id: 'unit-name-duplicate',
  appliesTo: 'unit',
  severity: 'error',
  title: { en: 'Duplicate unit name', cn: '单元名称重复', tw: '廣告群組名稱重複' },
  field: 'adgroupName',
  message: {
    ...sharedMessages.name_duplicate,
    examples: () => [
      {
        fails: added('unit', 1, () => ({ adgroupName: '滑雪套餐' })),
        passes: added('unit', 1, () => ({ adgroupName: '温泉套餐' })),
      },
    ],
  },
  keyOf: (row) => row.adgroupName,
});
