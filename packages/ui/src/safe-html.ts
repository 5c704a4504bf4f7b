export {
  createSanitizer,
  type Sanitizer,
  type SanitizerRules,
} from './components/safe-html/create-sanitizer';
export { ownPathOf } from './components/safe-html/own-path';
export { SafeHtml, type SafeHtmlProps } from './components/safe-html/safe-html';
