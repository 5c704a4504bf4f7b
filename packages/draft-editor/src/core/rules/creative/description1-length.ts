import { limitedLength } from '../rule-makers';

export const description1Length = limitedLength({
  id: 'description1-length',
  appliesTo: 'creative',
  title: { en: 'Description line 1 length', cn: '描述第一行的长度', tw: '說明第一行的長度' },
  field: 'description1',
  limit: 'description1',
  isRequired: true,
});
