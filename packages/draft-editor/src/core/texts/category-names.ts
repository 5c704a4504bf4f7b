import type { RuleText } from '../rules/rule';
import type { SensitiveCategory } from '../sensitive/categories';

/** Categories of sensitive words, as within a sentence. */
export const categoryNames: Readonly<Record<SensitiveCategory, RuleText>> = {
  gambling: { en: 'gambling', cn: '赌博', tw: '賭博' },
  medical: { en: 'medical claims', cn: '医疗功效', tw: '醫療療效' },
  adult: { en: 'adult content', cn: '色情', tw: '成人內容' },
  finance: { en: 'financial promises', cn: '金融承诺', tw: '金融保證' },
  superlative: { en: 'superlatives', cn: '绝对化用语', tw: '最高級用語' },
  tobacco: { en: 'tobacco', cn: '烟草', tw: '菸品' },
  weapons: { en: 'weapons', cn: '武器', tw: '武器' },
  drugs: { en: 'drugs', cn: '毒品', tw: '毒品' },
  counterfeit: { en: 'counterfeits', cn: '假冒', tw: '仿冒' },
  fraud: { en: 'fraud', cn: '欺诈', tw: '詐騙' },
  education: { en: 'promises of success', cn: '升学就业承诺', tw: '升學就業保證' },
  superstition: { en: 'superstition', cn: '封建迷信', tw: '迷信' },
  surveillance: { en: 'spying', cn: '窃听与隐私', tw: '竊聽與個資' },
};
