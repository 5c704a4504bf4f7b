import { requiredText } from '../rule-makers';

export const businessRequired = requiredText({
  id: 'business-required',
  appliesTo: 'campaign',
  title: { en: 'No promoted business', cn: '未选择推广业务', tw: '未選擇廣告業務' },
  field: 'businessPointId',
  message: {
    code: 'business_required',
    text: {
      en: 'Select the promoted business, or advertise brand keywords only.',
      cn: '请选择推广业务，或仅推广品牌词',
      tw: '請選擇廣告業務，或僅投放品牌關鍵字',
    },
  },
  examples: [{ fails: { businessPointId: '' }, passes: { businessPointId: '', isBrandOnly: true } }],
  isRequired: ({ isBrandOnly }) => !isBrandOnly,
});
