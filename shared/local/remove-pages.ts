import { OctavoError } from '../errors';
import type { LocalOperation } from './job';

export const remove_pages: LocalOperation<'remove_pages'> = () => Promise.reject(new OctavoError('internal', 'under construction'));
