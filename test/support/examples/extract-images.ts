import type { Example } from './example';

export const extract_images: Example = {
	inputs: ['receipts.pdf'],
	parameters: {},
	shows: 'the images of the pages, as files',
	gives: { files: ['00001.png', '00002.jpg'] },
};
