import { OctavoError } from '../errors';
import type { LocalOperation } from './job';

export const rotate_pages: LocalOperation<'rotate_pages'> = () => Promise.reject(new OctavoError('internal', 'under construction'));
