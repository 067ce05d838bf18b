import type { Example } from './example';

export const recognize_text: Example = {
	inputs: ['receipts.pdf'],
	parameters: { languages: 'en' },
	shows: 'a scan whose text was recognized, and can be searched and copied',
	gives: { holds: ['/OCR BMC'] },
};
