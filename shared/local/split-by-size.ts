import { OctavoError } from '../errors';
import type { LocalOperation } from './job';

export const split_by_size: LocalOperation<'split_by_size'> = () => Promise.reject(new OctavoError('internal', 'under construction'));
