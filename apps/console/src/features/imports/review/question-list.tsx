import type { ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert } from '@meridian/ui';
import { FormRadioGroup } from '@meridian/ui/form';
import { useWatch, type Control } from 'react-hook-form';
import { useCan } from '../../../lib/session/can';
import { NewAccountFields } from './new-account-fields';
import { selectedSheets, type ReviewForm } from './review-form';
import { SheetBoxes } from './sheet-boxes';

export interface QuestionListProps {
  control: Control<ReviewForm>;
  item: ReportImport;
}

/** Questions to answer before an import is applied. */
export function QuestionList({ control, item }: QuestionListProps) {
  const { t } = useTranslation('imports');
  const { questions, detection } = item;
  const sheets = detection?.sheets ?? [];
  const hasSheetQuestion = questions.some(({ code }) => code === 'several_sheets');
  return (
    <section className="flex flex-col gap-4 empty:hidden">
      {questions.length > 0 && <h3 className="text-14 font-semibold">{t('checking.questions')}</h3>}
      {questions.map((question, index) => (
        <QuestionField key={question.id} control={control} item={item} question={question} index={index} />
      ))}
      {sheets.length > 1 && !hasSheetQuestion && <SheetBoxes control={control} sheets={sheets} />}
    </section>
  );
}

interface QuestionFieldProps extends QuestionListProps {
  question: ReportImport['questions'][number];
  /** Its position in the form. */
  index: number;
}

/** A question with its possible answers, and the fields that an answer needs. */
function QuestionField({ control, item, question, index }: QuestionFieldProps) {
  const { t } = useTranslation('imports');
  const canCreate = useCan('account:account:create');
  const answer = useWatch({ control, name: `choices.${index}.answer` });
  const accounts = useWatch({ control, name: 'accounts' });
  const { id, code, message, answers } = question;
  if (answers.length === 0)
    return (
      <Alert tone="warn">
        <span className="wrap-anywhere">{message}</span>
      </Alert>
    );
  const sheets = item.detection?.sheets ?? [];
  const accountIndex = accounts.findIndex(({ questionId }) => questionId === id);
  const options = answers
    .filter(({ answer: offered }) => offered !== 'create' || canCreate)
    .map((one) => ({ value: one.answer, label: one.label }));
  if (code === 'several_sheets' && sheets.length > 1) {
    options.push({ value: selectedSheets, label: t('checking.selectedSheets') });
  }
  return (
    <div>
      <FormRadioGroup
        control={control}
        name={`choices.${index}.answer`}
        label={<span className="wrap-anywhere">{message}</span>}
        options={options}
        required
      />
      {answer === selectedSheets && (
        <div className="mt-1.5 ml-6">
          <SheetBoxes control={control} sheets={sheets} />
        </div>
      )}
      {answer === 'create' && accountIndex !== -1 && (
        <NewAccountFields control={control} index={accountIndex} name={accounts[accountIndex]?.name ?? ''} />
      )}
    </div>
  );
}
