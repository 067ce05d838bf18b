/** The package octavo-pdf for programs: a function for each operation. */
export { OctavoError } from '../shared/contract/errors';
export * from './functions';
