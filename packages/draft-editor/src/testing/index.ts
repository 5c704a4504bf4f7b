export { idSource, randomCommand, seeded, type Random } from './random-commands';
