import type { Example } from './example';

export const extract_images: Example = {
	inputs: ['receipts.pdf'],
<<<<<<< HEAD
	parameters: { minimum_size: '1' },
=======
	parameters: { minimum_size: '8' },
>>>>>>> w-f
	shows: 'the images of the pages, as files',
	gives: { files: ['00001.png', '00002.jpg'] },
};
