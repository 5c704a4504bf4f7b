export { hashPassword } from './hash-password';
export { solveProofOfWork } from './solve-proof-of-work';
export {
  checkPassword,
  countCharacters,
  isPassword,
  passwordLength,
  passwordRules,
  type PasswordRule,
} from './password-rules';
