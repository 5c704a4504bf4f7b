export {
  allNewText,
  conditionText,
  filterName,
  findCodeWord,
  translate,
  type CodeKind,
  type TextKey,
  type TextNamespace,
  type TextParams,
} from './translate';
