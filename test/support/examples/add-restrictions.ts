import { wholeReport } from '../documents/samples';
import { NEW_PASSWORD, type Example } from './example';

export const add_restrictions: Example = {
	inputs: ['report.pdf'],
	parameters: { owner_password: 'owner only', allow_print: 'false', allow_copy_content: 'False' },
	shows: 'opens freely, but does not let a reader print or copy',
	gives: { texts: [wholeReport], encryption: 'extract for any purpose: not allowed' },
	small: { owner_password: NEW_PASSWORD, encryption_algorithm: 'AES-128', allow_print: false },
	trial: { keepsEncryption: false },
};
