import { OctavoError } from '../errors';
import type { LocalOperation } from './job';

export const add_text_watermark: LocalOperation<'add_text_watermark'> = () => Promise.reject(new OctavoError('internal', 'under construction'));
