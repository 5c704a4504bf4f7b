import { defineModule } from '../../kits/define-module';
import { draftRulesRoutes } from './draft-rules.routes';

export const draftRulesModule = defineModule({
  name: 'draft-rules',
  routes: draftRulesRoutes,
  audits: {
    draftRuleList: 'read',
    draftRuleSave: ['draftRuleCreate', 'draftRuleChange'],
    draftRulePause: ['draftRuleChange'],
    draftRuleDelete: ['draftRuleDelete'],
  },
});
