export {
  applyServerErrors,
  type ApplyServerErrorsOptions,
  type ServerErrors,
} from './components/form/apply-server-errors';
export { Form, type FormProps } from './components/form/form';
export { FormCheckbox, type FormCheckboxProps } from './components/form/form-checkbox';
export { FormChoiceCards, type FormChoiceCardsProps } from './components/form/form-choice-cards';
export { type FormatError } from './components/form/form-context';
export { FormError, type FormErrorProps } from './components/form/form-error';
export { FormField, type FormFieldProps } from './components/form/form-field';
export { FormPasswordField, type FormPasswordFieldProps } from './components/form/form-password-field';
export { FormRadioGroup, type FormRadioGroupProps } from './components/form/form-radio-group';
export { FormSearchSelect, type FormSearchSelectProps } from './components/form/form-search-select';
export { FormSelect, type FormSelectProps } from './components/form/form-select';
export { FormSubmit, type FormSubmitProps } from './components/form/form-submit';
export { FormSwitch, type FormSwitchProps } from './components/form/form-switch';
export { FormTextArea, type FormTextAreaProps } from './components/form/form-text-area';
export { FormTextField, type FormTextFieldProps } from './components/form/form-text-field';
export { serverErrorType, type FormBinding } from './components/form/use-form-control';
