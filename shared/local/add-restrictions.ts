import { OctavoError } from '../errors';
import type { LocalOperation } from './job';

export const add_restrictions: LocalOperation<'add_restrictions'> = () => Promise.reject(new OctavoError('internal', 'under construction'));
