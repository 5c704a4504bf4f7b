import { limitedLength } from '../rule-makers';

export const description2Length = limitedLength({
  id: 'description2-length',
  appliesTo: 'creative',
  title: { en: 'Description line 2 too long', cn: '描述第二行过长', tw: '說明第二行過長' },
  field: 'description2',
  limit: 'description2',
});
