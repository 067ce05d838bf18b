import { wholeReport } from '../documents/samples';
import { NEW_PASSWORD, type Example } from './example';

export const add_password: Example = {
	inputs: ['report.pdf'],
	parameters: { password: 'open sesame', encryption_algorithm: 'AES-256' },
	shows: "opens with the password 'open sesame'",
	gives: { texts: [wholeReport], password: 'open sesame', encryption: 'stream encryption method: AESv3' },
	small: { password: NEW_PASSWORD, encryption_algorithm: 'AES-256' },
	trial: { keepsEncryption: false, password: NEW_PASSWORD },
};
