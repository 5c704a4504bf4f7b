import { nothing, type WholeDraftRule, type ExampleChange } from '../rule';

const renamed = (name: string): ExampleChange => [{ type: 'rename', name }];

export const draftNameRequired: WholeDraftRule<'draft_name_required'> = {
  id: 'draft-name-required',
  appliesTo: 'draft',
  severity: 'error',
  title: { en: 'The draft has no name', cn: '草稿没有名称', tw: '草稿沒有名稱' },
  messages: [
    {
      code: 'draft_name_required',
      text: { en: 'Enter a name for the draft.', cn: '请输入草稿名称', tw: '請輸入草稿名稱' },
      examples: () => [{ fails: renamed(' '), passes: renamed('x') }],
    },
  ],
  checkDraft: ({ name }) => (name.trim() === '' ? [{ field: 'name', code: 'draft_name_required' }] : nothing),
};
