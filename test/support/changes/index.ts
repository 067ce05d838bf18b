/** Every kind of change that compare_documents is tried on. */
import { aroundPages } from './around-pages';
import type { Change } from './change';
import { onPages } from './on-pages';

export const changes: readonly Change[] = [...onPages, ...aroundPages];
