import { OctavoError } from '../errors';
import type { LocalOperation } from './job';

export const add_password: LocalOperation<'add_password'> = () => Promise.reject(new OctavoError('internal', 'under construction'));
