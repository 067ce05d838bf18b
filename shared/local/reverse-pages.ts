import { OctavoError } from '../errors';
import type { LocalOperation } from './job';

export const reverse_pages: LocalOperation<'reverse_pages'> = () => Promise.reject(new OctavoError('internal', 'under construction'));
