import type { Example } from './example';

export const images_to_pdf: Example = {
	inputs: ['receipt.png', 'receipt.jpg'],
	parameters: { page_size: 'A4', margin: '0.5' },
	shows: 'a page of A4 for each image',
	gives: { texts: [['', '']], holds: ['/DCTDecode'] },
};
