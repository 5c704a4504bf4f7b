export { translate, type TextKey, type TextNamespace, type TextParams } from './translate';
