import { OctavoError } from '../errors';
import type { LocalOperation } from './job';

export const remove_restrictions: LocalOperation<'remove_restrictions'> = () => Promise.reject(new OctavoError('internal', 'under construction'));
