import { OctavoError } from '../errors';
import type { LocalOperation } from './job';

export const remove_signatures: LocalOperation<'remove_signatures'> = () => Promise.reject(new OctavoError('internal', 'under construction'));
