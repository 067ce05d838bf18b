import { OctavoError } from '../errors';
import type { LocalOperation } from './job';

export const remove_password: LocalOperation<'remove_password'> = () => Promise.reject(new OctavoError('internal', 'under construction'));
