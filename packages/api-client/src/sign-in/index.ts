export { hashPassword } from './hash-password';
export { solveProofOfWork } from './solve-proof-of-work';
